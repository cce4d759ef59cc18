using MemFormat;

namespace Corpus;

/// <summary>Members before and behind, and objects in objects that keep what they do not know.</summary>
[MemFormattable]
public partial class Extensible
{
    public int Serial { get; set; }

    public string? Caption { get; set; }

    public MemExtensionData? Extra { get; set; }

    public bool IsLast { get; set; }

    public ExtensibleRecord? Inner { get; set; }

    public List<ExtensibleStruct> Rows { get; set; } = [];

    public static Extensible Make(ValueSource s) => new()
    {
        Serial = s.Int32(),
        Caption = s.MaybeText(),
        Extra = Unaware.Any(s),
        IsLast = s.Bool(),
        Inner = s.Maybe(() => ExtensibleRecord.Make(s)),
        Rows = s.List(() => ExtensibleStruct.Make(s)),
    };
}

/// <summary>A parameter of the constructor, without a default.</summary>
[MemFormattable]
public partial record ExtensibleRecord(int Serial, MemExtensionData? Extra, string? Caption = "n")
{
    public static ExtensibleRecord Make(ValueSource s) => new(s.Int32(), Unaware.Any(s), s.MaybeText());
}

/// <summary>Members known by id beside it.</summary>
[MemFormattable]
public partial class ExtensibleNumbered
{
    [MemMember(7)]
    public long Seventh { get; set; }

    public required MemExtensionData? Extra { get; init; }

    [MemMember(1)]
    public Guid First { get; init; }

    public static ExtensibleNumbered Make(ValueSource s) => new() { Seventh = s.Int64(), Extra = Unaware.Any(s), First = s.Guid() };
}

[MemFormattable]
public partial struct ExtensibleStruct
{
    public int Serial;
    public MemExtensionData? Extra;

    public static ExtensibleStruct Make(ValueSource s) => new() { Serial = s.Int32(), Extra = Unaware.Any(s) };
}

/// <summary>A base class keeps what the derived one does not know.</summary>
[MemFormattable]
public partial class ExtensibleBase
{
    public MemExtensionData? Rest { get; set; }

    public int Root { get; set; }

    public static ExtensibleBase Make(ValueSource s) => new() { Rest = Unaware.Any(s), Root = s.Int32() };
}

[MemFormattable]
public sealed partial class ExtensibleDerived : ExtensibleBase
{
    public string? Remark { get; init; } = "remark";

    public static new ExtensibleDerived Make(ValueSource s) => new() { Rest = Unaware.Any(s), Root = s.Int32(), Remark = s.MaybeText() };
}
