using MemFormat;

namespace Corpus;

/// <summary>Known by id, in no order, with gaps large and small.</summary>
[MemFormattable]
public partial class Numbered
{
    [MemMember(3)]
    public string? Third { get; set; }

    [MemMember(1)]
    public int First { get; set; }

    [MemMember(1000)]
    public double? Far { get; set; }

    [MemMember(2)]
    private bool _second;

    [MemMember(int.MaxValue)]
    public NumberedPart? Last { get; set; }

    [MemMember(7)]
    public List<NumberedPart> Parts { get; set; } = [];

    public static Numbered Make(ValueSource s) => new()
    {
        Third = s.MaybeText(),
        First = s.Int32(),
        Far = s.Nullable(s.Double),
        _second = s.Bool(),
        Last = s.Maybe(() => NumberedPart.Make(s)),
        Parts = s.List(() => NumberedPart.Make(s)),
    };
}

/// <summary>A numbered positional record.</summary>
[MemFormattable]
public partial record NumberedPart([property: MemMember(1)] int Id, [property: MemMember(2)] string? Name, [MemMember(4)] DateTime At)
{
    public static NumberedPart Make(ValueSource s) => new(s.Int32(), s.MaybeText(), s.DateTime());
}

/// <summary>Members that had other names, that are not public and that are left out.</summary>
[MemFormattable]
public partial class Renamed
{
    [MemFormerName("Total")]
    [MemFormerName("Sum")]
    public decimal Amount { get; set; }

    [MemFormerName("B")]
    public string? A { get; set; }

    [MemFormerName("A")]
    public string? B { get; set; }

    [MemMember]
    private int _secret;

    [MemMember]
    internal string? Note { get; set; }

    [MemMember]
    protected long Count { get; private set; }

    [MemIgnore]
    public string? Cached { get; set; } = "cached";

    [MemIgnore]
    public Func<int>? Callback { get; set; }

    public static Renamed Make(ValueSource s) => new()
    {
        Amount = s.Decimal(),
        A = s.MaybeText(),
        B = s.MaybeText(),
        _secret = s.Int32(),
        Note = s.MaybeText(),
        Count = s.Int64(),
    };
}

/// <summary>A type that states a contract.</summary>
[MemFormattable(Contract = "corpus/contracted")]
public partial class Contracted
{
    public int Value { get; set; }

    public static Contracted Make(ValueSource s) => new() { Value = s.Int32() };
}

/// <summary>The same members without a contract.</summary>
[MemFormattable]
public partial class Uncontracted
{
    public int Value { get; set; }
}
