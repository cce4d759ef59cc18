namespace MemFormat.Wire;

/// <summary>
/// The part of a fingerprint beside the descriptor: the declared cases of all unions, in the order of their numbers.
/// </summary>
internal sealed class DeclaredCases
{
    private readonly SegmentWriter _bytes = new();

    public byte[] ToArray() => _bytes.ToArray();

    /// <summary>Reads them: each with the numbers of its union and case, and the place of its definition.</summary>
    public static List<(uint Union, uint Tag, int Start, int Size)> Read(byte[] bytes)
    {
        var cases = new List<(uint, uint, int, int)>();
        var reader = new SegmentReader(bytes);
        for (uint union = 0; !reader.IsAtEnd; union++)
        {
            for (var count = reader.Number(); count > 0; count--)
            {
                var tag = reader.Number();
                var (start, size) = reader.Framed();
                cases.Add((union, tag, start, size));
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
