namespace MemFormat.Files.Blocks;

/// <summary>Unsigned LEB128 numbers in their shortest form, as payloads have them, of up to 63 bits.</summary>
internal static class Numbers
{
    public const int MaxSize = 9;

    /// <returns>The number of bytes.</returns>
    public static int Write(Span<byte> bytes, long number)
    {
        var size = 0;
        for (; number >= 0x80; number >>= 7)
            bytes[size++] = (byte)(number | 0x80);
        bytes[size++] = (byte)number;
        return size;
    }

    /// <summary>Reads a number, and moves behind it.</summary>
    public static bool TryRead(ref ReadOnlySpan<byte> bytes, out long number)
    {
        if (bytes is [< 0x80 and var only, ..])
        {
            number = only;
            bytes = bytes[1..];
            return true;
        }

        number = 0;
        for (var i = 0; i < bytes.Length && i < MaxSize; i++)
        {
            var one = bytes[i];
            number |= (long)(one & 0x7F) << (7 * i);
            if (one < 0x80)
            {
                bytes = bytes[(i + 1)..];
                return one != 0 || i == 0;
            }
        }

        return false;
    }
}
