using MemFormat;

namespace Corpus;

/// <summary>Names that generated code would like to have, of members that are set while the object is made.</summary>
[MemFormattable]
public partial class HostileInit
{
    public readonly int HasX = 1;

    public HostileInit(int? at, string? parts, int @this = 5)
    {
        this.at = at;
        this.parts = parts;
        This = @this;
    }

    public int? at { get; }

    public string? parts { get; }

    public int This { get; }

    public int X { get; init; }

    public int HasX_ { get; init; }

    public string? value { get; init; }

    public string? reader { get; init; }

    public bool block { get; init; }

    public static HostileInit Make(ValueSource s) => new(s.Nullable(s.Int32), s.MaybeText(), s.Int32())
    {
        X = s.Int32(),
        HasX_ = s.Int32(),
        value = s.MaybeText(),
        reader = s.MaybeText(),
        block = s.Bool(),
    };
}
