using System.Buffers.Binary;

namespace MemFormat.Tests;

/// <summary>Takes a payload to pieces in every way that usually finds something.</summary>
internal static class Damage
{
    private static readonly ulong[] s_edges =
    [
        0, 1, 2, 3, 4, 5, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFFC, 0xFFFFFFFE,
        0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFE, 0x2BCA2875F4373FFF, 0x2BCA2875F4374000,
        0x80FFFFFFFFFFFFFF, 0x7FF0000000000001,
    ];

    /// <summary>Does something with a damaged payload, which may be changed.</summary>
    public delegate void Use(Span<byte> damaged);

    /// <summary>Each prefix, each bit flipped, edge values in each window; a random choice when there are more than wanted.</summary>
    /// <param name="payload">What to damage.</param>
    /// <param name="atMost">How many damaged payloads are wanted of each sort.</param>
    /// <param name="random">What chooses.</param>
    /// <param name="use">What to do with each.</param>
    public static void All(ReadOnlySpan<byte> payload, int atMost, Random random, Use use)
    {
        Span<byte> damaged = new byte[payload.Length + 16];
        Prefixes(payload, atMost, random, damaged, use);
        Bits(payload, atMost, random, damaged, use);
        Windows(payload, atMost, random, damaged, use);
        Splices(payload, atMost / 4, random, damaged, use);
    }

    private static void Prefixes(ReadOnlySpan<byte> payload, int atMost, Random random, Span<byte> damaged, Use use)
    {
        foreach (var length in Chosen(payload.Length, atMost, random))
        {
            payload.CopyTo(damaged);
            use(damaged[..length]);
        }
    }

    private static void Bits(ReadOnlySpan<byte> payload, int atMost, Random random, Span<byte> damaged, Use use)
    {
        foreach (var bit in Chosen(payload.Length * 8, atMost, random))
        {
            payload.CopyTo(damaged);
            damaged[bit / 8] ^= (byte)(1 << bit % 8);
            use(damaged[..payload.Length]);
        }
    }

    private static void Windows(ReadOnlySpan<byte> payload, int atMost, Random random, Span<byte> damaged, Use use)
    {
        Span<byte> bytes = stackalloc byte[8];
        foreach (var choice in Chosen(payload.Length * 4 * s_edges.Length, atMost, random))
        {
            var (at, width, edge) = (choice / (4 * s_edges.Length), 1 << choice % 4, s_edges[choice / 4 % s_edges.Length]);
            if (at + width > payload.Length)
                continue;
            payload.CopyTo(damaged);
            BinaryPrimitives.WriteUInt64LittleEndian(bytes, edge);
            bytes[..width].CopyTo(damaged[at..]);
            use(damaged[..payload.Length]);
        }
    }

    /// <summary>Bytes that go, come and change in several places.</summary>
    private static void Splices(ReadOnlySpan<byte> payload, int count, Random random, Span<byte> damaged, Use use)
    {
        for (var i = 0; i < count && payload.Length > 1; i++)
        {
            var at = random.Next(payload.Length);
            var length = random.Next(1, 9);
            payload.CopyTo(damaged);
            if (i % 3 == 0)
            {
                payload[Math.Min(at + length, payload.Length)..].CopyTo(damaged[at..]);
                use(damaged[..Math.Max(at, payload.Length - length)]);
            }
            else if (i % 3 == 1)
            {
                payload[at..].CopyTo(damaged[(at + length)..]);
                random.NextBytes(damaged.Slice(at, length));
                use(damaged[..(payload.Length + length)]);
            }
            else
            {
                for (; length > 0; length--)
                    damaged[random.Next(payload.Length)] = (byte)random.Next(256);
                use(damaged[..payload.Length]);
            }
        }
    }

    private static IEnumerable<int> Chosen(int count, int atMost, Random random) => count <= atMost
        ? Enumerable.Range(0, count)
        : Enumerable.Range(0, atMost).Select(_ => random.Next(count));
}
