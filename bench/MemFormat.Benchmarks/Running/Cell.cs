namespace MemFormat.Benchmarks.Running;

/// <summary>One table: contenders that do the same work, measured against each other.</summary>
/// <param name="name">What is done, as in <c>Row[1000] read</c>.</param>
/// <param name="items">How many objects one run handles; times are given per object, too.</param>
internal sealed class Cell(string name, int items)
{
    private readonly List<Contender> _contenders = [];

    public string Name => name;

    public int Items => items;

    public IReadOnlyList<Contender> Contenders => _contenders;

    /// <summary>What the contender with <see cref="Role.Reference"/> is called in the head of its column.</summary>
    public string ReferenceName { get; init; } = "reference";

    public Cell Add(Role role, string contender, int payloadBytes, Action<int> run)
    {
        _contenders.Add(new Contender(role, contender, payloadBytes, run));
        return this;
    }
}
