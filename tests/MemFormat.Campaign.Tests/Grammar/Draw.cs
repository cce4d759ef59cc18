namespace MemFormat.Campaign.Tests;

/// <summary>
/// Choices, read from a genome and, behind its end, drawn at random. All choices made are a genome again: changing one byte of it
/// changes one choice, so structure mutates and stays structure.
/// </summary>
internal sealed class Draw(ReadOnlyMemory<byte> genome, Random random)
{
    private const int Most = 30_000;

    private readonly List<byte> _made = [];

    /// <summary>The choices made.</summary>
    public byte[] Genome => [.. _made];

    /// <summary>Whether there are so many that it is time to end.</summary>
    public bool IsLong => _made.Count > Most;

    /// <summary>A number below a bound.</summary>
    public int Next(int bound)
    {
        if (bound <= 256)
            return Byte() % Math.Max(bound, 1);
        return (Byte() | Byte() << 8 | Byte() << 16) % bound;
    }

    /// <summary>True once in so many times.</summary>
    public bool Once(int inTimes) => Next(inTimes) == 1 % inTimes;

    public T Any<T>(IReadOnlyList<T> choices) => choices[Next(choices.Count)];

    public byte Byte()
    {
        var next = _made.Count < genome.Length ? genome.Span[_made.Count] : (byte)random.Next(256);
        _made.Add(next);
        return next;
    }

    /// <summary>Mostly small, sometimes very large.</summary>
    public ulong Number() => Next(8) switch
    {
        < 5 => (ulong)Next(8),
        5 => Byte(),
        6 => 1UL << Next(64),
        _ => (1UL << Next(64)) - 1,
    };
}
