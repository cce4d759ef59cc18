using System.Numerics;

namespace MemFormat.Tests;

/// <summary>Scalars from one kind to a wider one, and into compact form.</summary>
internal static class SpecNumbers
{
    private static readonly int[] s_sizes = [1, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 2, 4, 8, 16, 2, 16, 8, 10, 8, 4, 8];
    private static readonly int[] s_signedKinds = [1, 3, 5, 7, 9, 19];

    /// <summary>The bytes of a value of one kind as one of another; what is not there is 0.</summary>
    public static byte[] Convert(byte[]? bytes, int from, int to)
    {
        if (bytes is null)
            return new byte[s_sizes[to]];
        if (from == to)
            return bytes;
        var number = new BigInteger(bytes, isUnsigned: !s_signedKinds.Contains(from));
        return to switch
        {
            13 => BitConverter.GetBytes((double)number),
            SpecSlot.Decimal => [.. new[] { 3, 2, 0, 1 }.SelectMany(i => BitConverter.GetBytes(decimal.GetBits((decimal)number)[i]))],
            _ => [.. number.ToByteArray().Concat(Enumerable.Repeat(number.Sign < 0 ? (byte)0xFF : (byte)0, 16)).Take(s_sizes[to])],
        };
    }

    /// <summary>A width code and the bytes it stands for, not always the fewest.</summary>
    public static (int Width, byte[] Bytes) Compact(int kind, byte[] bytes, Random random) => kind switch
    {
        SpecSlot.DateTime => Date(bytes, random),
        SpecSlot.DateTimeOffset when bytes.All(b => b == 0) => (0, []),
        SpecSlot.DateTimeOffset when Date(bytes[..8], random) is { Width: > 0 } date => (date.Width, [.. date.Bytes, .. bytes[8..]]),
        SpecSlot.DateTimeOffset => (2, bytes),
        SpecSlot.Decimal => Decimal(bytes, random),
        _ => Integer(kind, bytes, random),
    };

    /// <summary>A list of integers in any of the forms there are, with its head.</summary>
    public static List<byte> List(int kind, List<byte[]> items, Random random, int each = 1)
    {
        List<byte> bytes = [];
        var (isZigZag, digits) = (random.Next(2) == 0 && s_signedKinds.Contains(kind), random.Next(3));
        List<ulong> numbers = [.. items.Select(i => isZigZag ? Unsigned(kind, i) : BitConverter.ToUInt64([.. i, .. new byte[8]], 0))];
        if (digits == 0 || items.Count == 0)
            return [.. Number((ulong)(items.Count / each) << 2), .. items.SelectMany(i => i)];
        var bits = digits == 1 ? 7 : 8;
        var least = numbers.Max(n => Enumerable.Range(1, 10).First(d => bits * d > 63 || n >> bits * d == 0));
        var most = digits == 1 ? 0 : random.Next(least, s_sizes[kind] + 1);
        bytes.AddRange([.. Number((ulong)(items.Count / each) << 2 | 2), (byte)(most << 1 | (isZigZag ? 1 : 0))]);
        for (var weight = 0; numbers.Count > 0; weight++)
        {
            // A number can have more digits than it needs.
            List<bool> more =
                [.. numbers.Select(n => (weight + 1) * bits < 8 * s_sizes[kind] && (digits == 1 || weight + 1 < most)
                    && (n >> bits > 0 || random.Next(16) == 0))];
            if (weight + 1 < most)
                bytes.AddRange(more.Chunk(8).Select(c => (byte)c.Select((b, i) => b ? 1 << i : 0).Sum()));
            bytes.AddRange(numbers.Zip(more).Select(n => digits == 1 ? (byte)(n.First & 127 | (n.Second ? 128u : 0)) : (byte)n.First));
            numbers = [.. numbers.Zip(more).Where(n => n.Second).Select(n => n.First >> bits)];
        }

        return bytes;
    }

    /// <summary>An integer's number; signed kinds are zigzag.</summary>
    public static ulong Unsigned(int kind, byte[] bytes)
    {
        var value = BitConverter.ToUInt64(
            [.. bytes, .. Enumerable.Repeat(s_signedKinds.Contains(kind) && bytes[^1] > 127 ? (byte)0xFF : (byte)0, 8)], 0);
        return s_signedKinds.Contains(kind) ? value << 1 ^ (ulong)((long)value >> 63) : value;
    }

    private static List<byte> Number(ulong value)
    {
        List<byte> bytes = [];
        for (; value >= 128; value >>= 7)
            bytes.Add((byte)(value | 128));
        return [.. bytes, (byte)value];
    }

    private static (int Width, byte[] Bytes) Integer(int kind, byte[] bytes, Random random)
    {
        var value = Unsigned(kind, bytes);
        int[] widths = bytes.Length == 8 ? [0, 2, 4, 8] : [0, 1, 2, 4];
        var least = Array.FindIndex(widths, w => w == 8 || value >> 8 * w == 0);
        var chosen = random.Next(2) == 0 ? least : random.Next(least, 4);
        return (chosen, BitConverter.GetBytes(value)[..widths[chosen]]);
    }

    private static (int Width, byte[] Bytes) Date(byte[] bytes, Random random)
    {
        var raw = BitConverter.ToUInt64(bytes);
        var (ticks, kind) = (raw & ulong.MaxValue >> 2, raw >> 62);
        if (raw == 0 && random.Next(2) == 0)
            return (0, []);
        var seconds = ticks / 10_000_000 << 2 | kind;
        return ticks % 10_000_000 == 0 && seconds < 1UL << 40 && random.Next(3) > 0 ? (1, BitConverter.GetBytes(seconds)[..5]) : (2, bytes);
    }

    private static (int Width, byte[] Bytes) Decimal(byte[] bytes, Random random)
    {
        if (bytes.All(b => b == 0) && random.Next(2) == 0)
            return (0, []);
        byte[] digits = [.. bytes[8..], .. bytes[4..8]];
        var least = digits[8..].Any(b => b != 0) ? 3 : digits[4..8].Any(b => b != 0) ? 2 : 1;
        var chosen = random.Next(least, 4);
        return (chosen, [(byte)(bytes[2] | bytes[3]), .. digits[..(4 * chosen)]]);
    }
}
