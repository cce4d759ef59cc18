namespace MemFormat.Tests;

/// <summary>Compact values, unpacked by the format's description.</summary>
internal static class SpecCompact
{
    private const int UInt64 = 8;

    private static readonly int[] s_signed = [3, 5, 7, 19];

    /// <summary>The value's bytes in fixed form.</summary>
    public static byte[] Value(int kind, int width, int size, Func<int, byte[]> take) => kind switch
    {
        SpecSlot.DateTime => Date(width, take),
        SpecSlot.DateTimeOffset => width == 0 ? new byte[10] : [.. Date(width, take), .. take(2)],
        SpecSlot.Decimal => Decimal(width, take),
        _ => Integer(kind, take((size == 8 ? [0, 2, 4, 8] : new[] { 0, 1, 2, 4 })[width]), size),
    };

    /// <summary>The values' bytes in fixed form, of a list whose head has been read.</summary>
    public static IEnumerable<byte[]> List(int kind, ulong head, int size, Func<int, byte[]> take)
    {
        var count = (int)(head >> 2);
        if ((head & 2) == 0)
            return [.. Enumerable.Range(0, count).Select(_ => take(size))];
        int form = take(1)[0], digits = form >> 1;
        var numbers = new System.Numerics.BigInteger[count];
        var those = Enumerable.Range(0, count).ToList();
        for (var weight = 0; those.Count > 0; weight++)
        {
            var bits = weight + 1 < digits ? take((those.Count + 7) / 8) : [];
            var bytes = take(those.Count);
            for (var i = 0; i < those.Count; i++)
                numbers[those[i]] |= (System.Numerics.BigInteger)(digits > 0 ? bytes[i] : bytes[i] & 127) << ((digits > 0 ? 8 : 7) * weight);
            those = [.. those.Where((_, i) => digits == 0 ? bytes[i] > 127 : weight + 1 < digits && (bits[i / 8] >> i % 8 & 1) == 1)];
        }

        return [.. numbers.Select(n => Integer((form & 1) == 1 ? kind : UInt64, BitConverter.GetBytes((ulong)n), size))];
    }

    /// <summary>An integer's bytes in fixed form; signed kinds are zigzag.</summary>
    public static byte[] Integer(int kind, byte[] bytes, int size)
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
