using MemFormat;

namespace Corpus.Changes;

[MemFormattable]
public partial record PairNumbered(
    [property: MemMember(1)] int Id, [property: MemMember(2)] string? Name, [property: MemMember(3)] string? Mail = "none");

/// <summary>Tuples, and an object with ids.</summary>
[MemFormattable]
public partial class PairsOld
{
    public (short, string?) First { get; set; }

    public List<(int, string?)> All { get; set; } = [];

    public PairNumbered? Back { get; set; }

    public List<PairNumbered> Single { get; set; } = [];

    public static PairsOld Written() => new()
    {
        First = (1, "a"),
        All = [(2, "b"), (3, null)],
        Back = new(4, "c", "skipped"),
        Single = [new(5, "d")],
    };
}

/// <summary>The same members the other way round.</summary>
[MemFormattable]
public partial class PairsNew
{
    public PairNumbered? First { get; set; }

    public List<PairNumbered> All { get; set; } = [];

    public (long, string?) Back { get; set; }

    public (int, string?, string?, int)? Single { get; set; }

    public bool IsRead() => First is { Id: 1, Name: "a", Mail: "none" } && All is [{ Id: 2, Name: "b" }, { Id: 3, Name: null, Mail: "none" }]
        && Back == (4, "c") && Single == (5, "d", "none", 0);
}

/// <summary>The names of the elements, but no ids.</summary>
[MemFormattable]
public partial record PairNamed(int Item1, string? Item2);

[MemFormattable] public partial record PairHolderOld((int, string?) Pair);

[MemFormattable] public partial record PairHolderNew(PairNamed Pair);
