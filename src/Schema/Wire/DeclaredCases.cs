namespace MemFormat.Wire;

/// <summary>
/// The part of a fingerprint beside the descriptor: the declared cases of all unions, in the order of their numbers.
/// </summary>
internal sealed class DeclaredCases
{
    private readonly SegmentWriter _bytes = new();

    public byte[] ToArray() => _bytes.ToArray();

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
