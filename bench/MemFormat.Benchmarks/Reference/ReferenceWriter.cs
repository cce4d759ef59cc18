namespace MemFormat.Benchmarks.Reference;

/// <summary>The least that a writer of the format needs; what the reference codecs are written with.</summary>
internal ref struct ReferenceWriter(IBufferWriter<byte> output)
{
    private const int LongestLength = 5;
    private const int LongestShortString = 31;

    private ref byte _position;
    private int _free;
    private int _used;

    /// <summary>A reference behind which so many bytes can be stored.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Reserve(int size)
    {
        if (_free < size)
            Refill(size);

        return ref _position;
    }

    /// <summary>Keeps so many of the bytes last reserved.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(int size)
    {
        _position = ref Unsafe.Add(ref _position, size);
        _free -= size;
        _used += size;
    }

    public readonly void Flush() => output.Advance(_used);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Count(int count) => Length((uint)count << 2);

    public void Text(string? text)
    {
        if (text is null)
        {
            Length(3);
            return;
        }

        if (text.Length <= LongestShortString)
        {
            ref var block = ref Reserve(1 + LongestShortString);
            if (Latin1.TryNarrow(ref Chars(text), ref Unsafe.Add(ref block, 1), text.Length))
            {
                block = (byte)(text.Length << 2);
                Advance(1 + text.Length);
                return;
            }
        }

        LongText(text);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Length(uint value)
    {
        ref var block = ref Reserve(LongestLength);
        if (value < 0x80)
        {
            block = (byte)value;
            Advance(1);
            return;
        }

        Advance(LongLength(ref block, value));
    }

    private static ref char Chars(string text) => ref MemoryMarshal.GetReference(text.AsSpan());

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int LongLength(ref byte block, uint value)
    {
        var at = 0;
        for (; value >= 0x80; value >>= 7)
            Unsafe.Add(ref block, at++) = (byte)(value | 0x80);

        Unsafe.Add(ref block, at++) = (byte)value;
        return at;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void LongText(string text)
    {
        // The data of the benchmarks is Latin-1; only the format's first string encoding is needed.
        Length((uint)text.Length << 2);
        if (!Latin1.TryNarrow(ref Chars(text), ref Reserve(text.Length), text.Length))
            throw new NotSupportedException("The reference codecs write Latin-1 only.");
        Advance(text.Length);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Refill(int size)
    {
        output.Advance(_used);
        _used = 0;
        var span = output.GetSpan(size);
        _position = ref MemoryMarshal.GetReference(span);
        _free = span.Length;
    }
}
