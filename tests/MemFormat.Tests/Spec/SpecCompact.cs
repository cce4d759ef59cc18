namespace MemFormat.Tests;

/// <summary>Compact values, unpacked by the format's description.</summary>
internal static class SpecCompact
{
    private static readonly int[] s_signed = [3, 5, 7, 19];

    /// <summary>The value's bytes in fixed form.</summary>
    public static byte[] Value(int kind, int width, int size, Func<int, byte[]> take) => kind switch
    {
        SpecSlot.DateTime => Date(width, take),
        SpecSlot.DateTimeOffset => width == 0 ? new byte[10] : [.. Date(width, take), .. take(2)],
        SpecSlot.Decimal => Decimal(width, take),
        _ => Integer(kind, take((size == 8 ? [0, 2, 4, 8] : new[] { 0, 1, 2, 4 })[width]), size),
    };

    private static byte[] Integer(int kind, byte[] bytes, int size)
    {
        var value = Unsigned(bytes);
        if (s_signed.Contains(kind))
            value = (value >> 1) ^ (ulong)-(long)(value & 1);
        return BitConverter.GetBytes(value)[..size];
    }

    private static byte[] Date(int width, Func<int, byte[]> take)
    {
        if (width == 2)
            return take(8);
        var seconds = width == 0 ? 0 : Unsigned(take(5));
        return BitConverter.GetBytes((seconds >> 2) * 10_000_000 | seconds << 62);
    }

    private static byte[] Decimal(int width, Func<int, byte[]> take)
    {
        if (width == 0)
            return new byte[16];
        var head = take(1)[0];
        var digits = take(4 * width).Concat(new byte[12]).Take(12).ToArray();
        return [0, 0, (byte)(head & 127), (byte)(head & 128), .. digits[8..], .. digits[..8]];
    }

    private static ulong Unsigned(byte[] bytes) => BitConverter.ToUInt64([.. bytes, .. new byte[8]], 0);
}
