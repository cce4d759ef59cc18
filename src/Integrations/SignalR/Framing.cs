namespace MemFormat.SignalR;

/// <summary>A length of 1 to 5 bytes, 7 bits each, lowest first, and then a frame.</summary>
internal static class Framing
{
    private const int LongestLength = 5;

    /// <summary>What each frame begins with: its schema's fingerprint. Another schema would have to be planned, for each frame.</summary>
    private static readonly byte[] s_head =
        MemFormatSerializer.Serialize(new HubFrame(), new MemFormatOptions { Header = MemFormatHeader.Fingerprint })[..sizeof(uint)];

    private static readonly MemFormatOptions s_options = new() { Header = MemFormatHeader.Fingerprint };

    public static void Write(HubFrame frame, IBufferWriter<byte> destination)
    {
        var bytes = MemFormatSerializer.Serialize(frame, s_options);
        var length = (uint)bytes.Length;
        var span = destination.GetSpan(LongestLength);
        var size = 0;
        for (; length >= 0x80; length >>= 7)
            span[size++] = (byte)(length | 0x80);
        span[size++] = (byte)length;
        destination.Advance(size);
        destination.Write(bytes);
    }

    /// <summary>Reads the frame at the start of the input, and moves the input behind it.</summary>
    /// <returns>Null if the input ends before the frame does.</returns>
    /// <exception cref="InvalidDataException">The bytes are no frame. The connection cannot go on.</exception>
    public static HubFrame? Read(ref ReadOnlySequence<byte> input)
    {
        var reader = new SequenceReader<byte>(input);
        ulong length = 0;
        for (var shift = 0; ; shift += 7)
        {
            if (shift == 7 * LongestLength)
                throw new InvalidDataException("The length of a frame has more than 5 bytes.");
            if (!reader.TryRead(out var part))
                return null;
            length |= (ulong)(part & 0x7F) << shift;
            if (part < 0x80)
                break;
        }

        if (length > int.MaxValue)
            throw new InvalidDataException("A frame is longer than 2 GB.");
        if (reader.Remaining < (long)length)
            return null;
        var frame = input.Slice(reader.Position, (long)length);
        Span<byte> head = stackalloc byte[(int)Math.Min(length, (ulong)s_head.Length)];
        frame.Slice(0, head.Length).CopyTo(head);
        if (!head.SequenceEqual(s_head))
            throw new InvalidDataException("A frame has the head of something else.");
        try
        {
            var read = MemFormatSerializer.Deserialize<HubFrame>(frame, s_options) ?? throw new InvalidDataException("A frame is a null.");
            input = input.Slice(frame.End);
            return read;
        }
        catch (MemFormatException error)
        {
            throw new InvalidDataException($"A frame cannot be read: {error.Message}", error);
        }
    }
}
