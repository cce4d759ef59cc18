using MemFormat;

namespace Corpus;

/// <summary>Members with the names that generated code would like to have.</summary>
[MemFormattable]
public partial class HostileNames
{
    public string? value { get; set; }

    public int? reader { get; set; }

    public int? writer { get; set; }

    public bool block { get; set; }

    public bool? flags { get; set; }

    public int flags0 { get; set; }

    public string parts { get; set; } = "";

    public string? plan { get; set; }

    public List<int>? node { get; set; }

    public int? at { get; set; }

    public int X { get; set; }

    public bool HasX { get; set; }

    public int? hasX { get; set; }

    public int? Has { get; set; }

    public string? mf { get; set; }

    public string? Wire { get; set; }

    public string? Codec { get; set; }

    public string? Segment { get; set; }

    public string? MinSize { get; set; }

    public int? Read { get; set; }

    public int? Write { get; set; }

    public int? target { get; set; }

    public int? schema { get; set; }

    public int? part { get; set; }

    public static HostileNames Make(ValueSource s) => new()
    {
        value = s.MaybeText(),
        reader = s.Nullable(s.Int32),
        writer = s.Nullable(s.Int32),
        block = s.Bool(),
        flags = s.Nullable(s.Bool),
        flags0 = s.Int32(),
        parts = s.Text(),
        plan = s.MaybeText(),
        node = s.Maybe(() => s.List(s.Int32)),
        at = s.Nullable(s.Int32),
        X = s.Int32(),
        HasX = s.Bool(),
        hasX = s.Nullable(s.Int32),
        Has = s.Nullable(s.Int32),
        mf = s.MaybeText(),
        Wire = s.MaybeText(),
        Codec = s.MaybeText(),
        Segment = s.MaybeText(),
        MinSize = s.MaybeText(),
        Read = s.Nullable(s.Int32),
        Write = s.Nullable(s.Int32),
        target = s.Nullable(s.Int32),
        schema = s.Nullable(s.Int32),
        part = s.Nullable(s.Int32),
    };
}
