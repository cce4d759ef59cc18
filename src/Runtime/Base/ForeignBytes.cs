using System.Buffers.Binary;

namespace MemFormat.Base;

/// <summary>Guesses the format of bytes that are not a payload. Only errors ask.</summary>
internal static class ForeignBytes
{
    /// <summary>The error for bytes that begin like no payload.</summary>
    public static MemFormatException Error(ReadOnlySpan<byte> bytes) =>
        new(MemFormatError.InvalidData, Describe(bytes) ?? "These bytes are not a MemFormat payload, or one of a later version.");

    /// <summary>The error for bytes that begin like a payload that names its schema.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="message">What to say if they are one.</param>
    public static MemFormatException Unknown(ReadOnlySpan<byte> bytes, string message) =>
        (Signature(bytes) ?? ForeignText.Format(bytes)) is { } format
        ? new(MemFormatError.InvalidData, Sentence(format))
        : new(MemFormatError.UnknownSchema, Guess(bytes) is { } guess ? $"{Sentence(guess)} {message}" : message);

    /// <summary>A sentence for bytes of a format that is easily recognized, or null.</summary>
    public static string? Describe(ReadOnlySpan<byte> bytes) =>
        (Signature(bytes) ?? ForeignText.Format(bytes) ?? Guess(bytes)) is { } format ? Sentence(format) : null;

    /// <summary>The sentence for a format, with the cure if there is one.</summary>
    public static string Sentence(string format) => $"These bytes are not a MemFormat payload; they look like {format}." + format switch
    {
        ForeignText.Base64 => " Decode it with Convert.FromBase64String.",
        ForeignText.Hexadecimal => " Decode it with Convert.FromHexString.",
        ForeignText.Lossy => " Keep payloads as bytes, or convert them with Convert.ToBase64String.",
        Zeros => " Was the buffer filled, and do you read the right part of it?",
        _ => "",
    };

    /// <summary>The format of bytes that could not be read, if they are certainly no payload.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="error">The error so far; null if code of users refused the values.</param>
    /// <param name="isBare">Whether the payload has no header, so that it may begin like anything.</param>
    public static string? Format(ReadOnlySpan<byte> bytes, MemFormatError? error, bool isBare) => Signature(bytes) ?? ForeignText.Format(bytes)
        ?? (!isBare || error == MemFormatError.InvalidData ? ZerosOf(bytes) : null)
        ?? (error is null or MemFormatError.Overflow or MemFormatError.NullNotAllowed or MemFormatError.UnknownCase or MemFormatError.MissingState
            ? null
            : ForeignText.LossyOf(
                bytes,
                most: error is not (MemFormatError.SchemaMismatch or MemFormatError.MissingMember) ? bytes.Length
                : isBare ? 0
                : DescriptorEnd(bytes)));

    /// <summary>A format by the first four bytes of its files; gzip by three, of which one has few values.</summary>
    public static string? Signature(ReadOnlySpan<byte> bytes) => bytes.Length < 4 ? null : BinaryPrimitives.ReadUInt32BigEndian(bytes) switch
    {
        0x89504E47 => "PNG",
        >= 0xFFD8FFDB and <= 0xFFD8FFFF => "JPEG",
        0x25504446 => "PDF",
        >= 0x1F8B0800 and <= 0x1F8B081F => "gzip",
        0x504B0304 or 0x504B0506 => "zip",
        0x28B52FFD => "Zstandard",
        _ => null,
    };

    private const string Zeros = "a buffer of zeros";

    private static string? ZerosOf(ReadOnlySpan<byte> bytes) =>
        bytes.Length >= ForeignText.Fewest && bytes.IndexOfAnyExcept((byte)0) < 0 ? Zeros : null;

    /// <summary>About where the schema of a payload ends: what is lost in it can be an error of the schema.</summary>
    private static int DescriptorEnd(ReadOnlySpan<byte> bytes) => bytes.Length < 2 ? 0 : Math.Min(bytes.Length, 2 + bytes[1]);

    private static string? Guess(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length < 2)
            return null;
        return ForeignText.Markup(bytes)
            ?? ZerosOf(bytes)
            ?? ForeignText.LossyOf(bytes, bytes.Length)
            ?? (IsMessagePack(bytes[0], bytes[1]) ? "MessagePack"
            : IsProtobuf(bytes) ? "Protobuf"
            : null);
    }

    /// <summary>A map with a text as its first key, or a short array if no fingerprint begins like it.</summary>
    private static bool IsMessagePack(int first, int second) =>
        first is >= 0x80 and < 0x90 ? second is > 0xA0 and < 0xC0 : first is >= 0x90 and < 0xA0 && first % 4 != 1;

    /// <summary>Whether all bytes are fields of a message, with low numbers. A first field of fixed size is too much like a fingerprint.</summary>
    private static bool IsProtobuf(ReadOnlySpan<byte> bytes)
    {
        var isMessage = (bytes[0] & 5) == 0;
        while (isMessage && !bytes.IsEmpty)
        {
            var tag = Number(ref bytes);
            ulong size = (tag & 7) switch
            {
                0 => Number(ref bytes) < ulong.MaxValue ? 0 : ulong.MaxValue,
                1 => 8,
                2 => Number(ref bytes),
                5 => 4,
                _ => ulong.MaxValue,
            };
            isMessage = tag is >= 8 and <= ushort.MaxValue && size <= (ulong)bytes.Length;
            if (isMessage)
                bytes = bytes[(int)size..];
        }

        return isMessage;
    }

    /// <returns>A number too large to be a tag or a size, if the bytes end.</returns>
    private static ulong Number(ref ReadOnlySpan<byte> bytes)
    {
        ulong number = 0;
        for (var i = 0; i < bytes.Length; i++)
        {
            number |= (ulong)(bytes[i] & 0x7F) << (7 * i);
            if (bytes[i] < 0x80)
            {
                bytes = bytes[(i + 1)..];
                return number;
            }
        }

        return ulong.MaxValue;
    }
}
