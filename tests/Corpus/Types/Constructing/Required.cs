using System.Diagnostics.CodeAnalysis;
using MemFormat;

namespace Corpus;

/// <summary>Required, init-only and readonly members, properties and fields.</summary>
[MemFormattable]
public partial class Required
{
    public readonly int Fixed = 7;

    public required int Field;

    public required string Name { get; init; }

    public required List<int>? Numbers { get; set; }

    public int Init { get; init; } = 3;

    public string? Text { get; init; } = "initial";

    public static Required Make(ValueSource s) => new()
    {
        Field = s.Int32(),
        Name = s.Text(),
        Numbers = s.Maybe(() => s.List(s.Int32)),
        Init = s.Int32(),
        Text = s.MaybeText(),
    };
}

/// <summary>Readonly fields, public and not, that a private constructor sets.</summary>
[MemFormattable]
public partial class ReadOnlyFields
{
    public readonly string Name = "";

    [MemMember]
    private readonly double _weight;

    [MemMember]
    private readonly List<string>? _tags;

    public ReadOnlyFields()
    {
    }

    public ReadOnlyFields(string name, double weight, List<string>? tags)
    {
        Name = name;
        _weight = weight;
        _tags = tags;
    }

    public static ReadOnlyFields Make(ValueSource s) => new(s.Text(), s.Double(), s.Maybe(() => s.List(s.Text)));
}

/// <summary>A constructor that says it sets the required members.</summary>
[MemFormattable]
public partial class SelfMade
{
    [SetsRequiredMembers]
    public SelfMade(string name) => Name = name;

    public required string Name { get; init; }

    public int Rank { get; init; }

    public static SelfMade Make(ValueSource s) => new(s.Text()) { Rank = s.Int32() };
}

/// <summary>A required member that is not stored.</summary>
[MemFormattable]
public partial class Unstored
{
    [MemIgnore]
    public required object Lock { get; init; } = new();

    public string? Name { get; set; }

    public static Unstored Make(ValueSource s) => new() { Lock = new object(), Name = s.MaybeText() };
}
