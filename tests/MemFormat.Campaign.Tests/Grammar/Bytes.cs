using System.Buffers.Binary;

namespace MemFormat.Campaign.Tests;

/// <summary>Bytes of a payload that grow.</summary>
internal sealed class Bytes
{
    private readonly List<byte> _bytes = [];

    public int Count => _bytes.Count;

    public byte[] ToArray() => [.. _bytes];

    public void Byte(int value) => _bytes.Add((byte)value);

    public void Of(ReadOnlySpan<byte> bytes) => _bytes.AddRange(bytes);

    public void Fixed32(uint value)
    {
        Span<byte> bytes = stackalloc byte[sizeof(uint)];
        BinaryPrimitives.WriteUInt32LittleEndian(bytes, value);
        Of(bytes);
    }

    public void Number(ulong value)
    {
        for (; value > 127; value >>= 7)
            Byte((int)(value & 127) | 128);
        Byte((int)value);
    }

    public void Framed(ReadOnlySpan<byte> bytes)
    {
        Number((ulong)bytes.Length);
        Of(bytes);
    }

    /// <summary>Repeats the bytes from a place on, within a bound.</summary>
    /// <returns>How often.</returns>
    public int Repeat(int from, int times, int most)
    {
        var part = _bytes.GetRange(from, _bytes.Count - from);
        if (part.Count == 0)
            return 0;
        times = Math.Min(times, Math.Max(0, most - _bytes.Count) / part.Count);
        for (var i = 0; i < times; i++)
            _bytes.AddRange(part);
        return times;
    }

    /// <summary>Bits, lowest first.</summary>
    public void Bits(IReadOnlyList<bool> bits)
    {
        for (var i = 0; i < bits.Count; i += 8)
        {
            var next = 0;
            for (var j = i; j < Math.Min(i + 8, bits.Count); j++)
                next |= bits[j] ? 1 << (j - i) : 0;
            Byte(next);
        }
    }
}
