namespace MemFormat.Benchmarks.Running;

/// <summary>One table: contenders that do the same work, measured against each other.</summary>
/// <param name="name">What is done, as in <c>Row[1000] read</c>.</param>
/// <param name="items">How many objects one run handles; times are given per object, too.</param>
internal sealed class Cell(string name, Func<int> items)
{
    private readonly List<Contender> _contenders = [];

    public string Name => name;

    public int Items => items();

    /// <summary>Adds contenders, when the cell is measured: they may depend on its data.</summary>
    public Action<Cell>? More { get; set; }

    /// <summary>In the order of their roles.</summary>
    public IEnumerable<Contender> Contenders
    {
        get
        {
            var more = More;
            More = null;
            more?.Invoke(this);
            return _contenders.OrderBy(c => c.Role);
        }
    }

    /// <summary>
    /// Whether garbage is collected before each slice. Else a collection that takes longer than a run falls on the
    /// contender whose turn it is, and few rounds do not even it out.
    /// </summary>
    public bool IsCollectedBetween { get; set; }

    /// <summary>The name of the contender with <see cref="Role.Reference"/>, for a cell that is about the ratio to it.</summary>
    public string? ReferenceName { get; init; }

    /// <summary>The contender that the published ratios are to.</summary>
    public Contender Baseline => ReferenceName is null ? Contenders.First() : _contenders.First(c => c.Role == Role.Reference);

    /// <param name="role">What the contender is in the cell.</param>
    /// <param name="contender">Its name.</param>
    /// <param name="work">Gives its data, which is made when the cell is measured.</param>
    /// <param name="payloadBytes">How long its payload is; 0 when it has none.</param>
    /// <param name="run">Does the work so many times, and publishes what comes out.</param>
    public Cell Add<T>(Role role, string contender, Func<T> work, Func<T, int> payloadBytes, Action<T, int> run)
    {
        _contenders.Add(new Contender(role, contender, () => payloadBytes(work()), n => run(work(), n)));
        return this;
    }
}
