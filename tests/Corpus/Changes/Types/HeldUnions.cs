using System.Runtime.CompilerServices;
using MemFormat;

namespace Corpus.Changes;

/// <summary>Values, an object, and unions of other forms.</summary>
[MemFormattable]
public partial class ChargeOld
{
    public int Amount { get; set; }

    public string? Note { get; set; }

    public MarkOld? Mark { get; set; }

    public IMarkOld? Kind { get; set; }

    public List<long> Parts { get; set; } = [];

    public int Single { get; set; }

    public static ChargeOld Written() => new()
    {
        Amount = 5,
        Note = "n",
        Mark = new MarkOld { At = 3 },
        Kind = new StrokesOld { Marks = [new MarkOld { At = 6 }] },
        Parts = [1, 2],
        Single = 8,
    };

    /// <summary>All but the mark, of which only the tag says that it is one.</summary>
    public bool IsRead() => this is { Amount: 5, Note: "n", Mark: null, Kind: MarkOld { At: 4 }, Parts: [7], Single: 9 };
}

[Union]
[MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), MemUnion(3, typeof(MarkNew))]
public readonly partial struct Worth
{
    public Worth(int value) => Value = value;

    public Worth(string value) => Value = value;

    public Worth(MarkNew value) => Value = value;

    public object? Value { get; }
}

[Union]
[MemFormattable, MemUnion(1, typeof(MarkNew)), MemUnion(3, typeof(StrokesNew))]
public readonly partial struct MarkHeld
{
    public MarkHeld(MarkNew value) => Value = value;

    public MarkHeld(StrokesNew value) => Value = value;

    public object? Value { get; }
}

[Union]
[MemFormattable, MemUnion(1, typeof(List<long>)), MemUnion(2, typeof(string))]
public readonly partial struct Parts
{
    public Parts(List<long> value) => Value = value;

    public Parts(string value) => Value = value;

    public object? Value { get; }
}

[MemFormattable]
public partial class ChargeNew
{
    public Worth Amount { get; set; }

    public Worth Note { get; set; }

    public Worth Mark { get; set; }

    public MarkHeld Kind { get; set; }

    public Parts Parts { get; set; }

    public List<Worth> Single { get; set; } = [];

    public bool IsRead() => Amount.Value is 5 && Note.Value is "n" && Mark.Value is MarkNew { At: 3 } && Single.Single().Value is 8
        && Kind.Value is StrokesNew { Marks: [MarkNew { At: 6 }] } && Parts.Value is List<long> and [1, 2];
}

/// <summary>Objects with numbers that the case does not hold.</summary>
[MemFormattable]
public partial class ChargeWide
{
    public MarkWide? Mark { get; set; }

    public List<MarkWide> Single { get; set; } = [];
}

[MemFormattable]
public partial class MarkWide
{
    public ulong At { get; set; }
}

/// <summary>The same members, of which some were always unions.</summary>
[MemFormattable]
public partial class ChargeBack
{
    public Worth Amount { get; set; }

    public Worth Note { get; set; }

    public MarkHeld Kind { get; set; }

    public List<long> Parts { get; set; } = [];

    public int Single { get; set; }

    public static ChargeBack Written() => new()
    {
        Amount = new Worth(5),
        Note = new Worth("n"),
        Kind = new MarkHeld(new MarkNew { At = 4, IsBold = true }),
        Parts = [7],
        Single = 9,
    };
}

/// <summary>Cases of a later program, kept by an earlier one.</summary>
[MemFormattable]
public partial class TalkNew
{
    public WordNew First { get; set; }

    public List<WordNew> Words { get; set; } = [];

    public static TalkNew Written() => new()
    {
        First = new WordNew(2.5),
        Words = [new WordNew("a"), default, new WordNew([new WordNew(1.5), new WordNew("b")]), new WordNew(2.5)],
    };
}

[Union]
[MemFormattable, MemUnion(1, typeof(string)), MemUnion(2, typeof(double)), MemUnion(3, typeof(List<WordNew>))]
public readonly partial struct WordNew
{
    public WordNew(string value) => Value = value;

    public WordNew(double value) => Value = value;

    public WordNew(List<WordNew> value) => Value = value;

    public object? Value { get; }
}

[MemFormattable]
public partial class TalkOld
{
    public WordOld First { get; set; }

    public List<WordOld> Words { get; set; } = [];

    public bool IsRead() => First.Value is OtherWord { Value: not null }
        && Words.Select(w => w.Value).ToArray() is ["a", null, OtherWord, OtherWord];
}

[Union]
[MemFormattable(UnknownCaseType = typeof(OtherWord)), MemUnion(1, typeof(string))]
public readonly partial struct WordOld
{
    public WordOld(string value) => Value = value;

    public WordOld(OtherWord value) => Value = value;

    public object? Value { get; }
}

public sealed class OtherWord
{
    public MemExtensionData? Value { get; set; }
}
