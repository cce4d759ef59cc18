namespace MemFormat.Wire;

/// <summary>
/// The part of a fingerprint beside the descriptor: the declared cases of all unions, in the order of their numbers.
/// </summary>
internal sealed class DeclaredCases
{
    private readonly SegmentWriter _bytes = new();

    public byte[] ToArray() => _bytes.ToArray();

    /// <summary>Reads them.</summary>
    public static List<DeclaredCase> Read(byte[] bytes)
    {
        var cases = new List<DeclaredCase>();
        var reader = new SegmentReader(bytes);
        for (uint union = 0; !reader.IsAtEnd; union++)
        {
            for (var count = reader.Number(); count > 0; count--)
            {
                var tag = reader.Number();
                var (start, size) = reader.Framed();
                cases.Add(new DeclaredCase(union, tag, [.. bytes.Skip(start).Take(size)]));
            }
        }

        return cases;
    }

    /// <summary>Appends a union.</summary>
    /// <param name="cases">Its declared cases by ascending tag, each with its definition.</param>
    public void Add(IReadOnlyCollection<(uint Tag, byte[] Definition)> cases)
    {
        _bytes.Number((uint)cases.Count);
        foreach (var (tag, definition) in cases)
        {
            _bytes.Number(tag);
            _bytes.Framed(definition);
        }
    }
}

/// <summary>A case.</summary>
/// <param name="union">The number of its union.</param>
/// <param name="tag">The number of the case.</param>
/// <param name="definition">Its definition.</param>
internal sealed class DeclaredCase(uint union, uint tag, byte[] definition)
{
    public readonly uint Union = union, Tag = tag;

    public readonly byte[] Definition = definition;
}
