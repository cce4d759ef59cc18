using MemFormat;

namespace Corpus;

/// <summary>An enum whose constants are known by name. Two of them have one number.</summary>
[MemFormattable]
public enum Phase : short
{
    Draft = -1,
    Open = 1,
    Started = 1,
    [MemFormerName("Ended"), MemFormerName("Over")]
    Done = short.MaxValue,
}

/// <summary>The same, and its values are combined.</summary>
[MemFormattable(Fallback = nameof(None)), Flags]
public enum Access : uint
{
    None = 0,
    Read = 1,
    Write = 2,
    Both = 3,
    Owner = 0x80000000,
}

/// <summary>The same without constants.</summary>
[MemFormattable]
public enum Constantless : byte
{
}

/// <summary>Members whose types are such enums, in all places.</summary>
[MemFormattable]
public partial class NamedEnumMembers
{
    public Phase Phase { get; set; }

    public Phase? Maybe { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public Phase Small { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public Access? SmallMaybe { get; set; }

    public Access Access { get; set; }

    public Constantless None { get; set; }

    public List<Phase> All { get; set; } = [];

    public Access?[] Some { get; set; } = [];

    [MemMember(Encoding = MemEncoding.Compact)]
    public List<Phase> Digits { get; set; } = [];

    public Dictionary<Phase, Access> Map { get; set; } = [];

    [MemMember(Encoding = MemEncoding.Compact)]
    public Dictionary<Phase, Phase> SmallMap { get; set; } = [];

    public (Phase, Access?) Pair { get; set; }

    public Box<Phase> Boxed { get; set; } = new();

    public NamedEnumPoint Point { get; set; }

    public List<NamedEnumPoint> Points { get; set; } = [];

    public static NamedEnumMembers Make(ValueSource s) => new()
    {
        Phase = AnyPhase(s),
        Maybe = s.Nullable(() => AnyPhase(s)),
        Small = AnyPhase(s),
        SmallMaybe = s.Nullable(() => AnyAccess(s)),
        Access = AnyAccess(s),
        None = s.OneOf(default, (Constantless)77),
        All = s.List(() => AnyPhase(s)),
        Some = [.. s.List(() => s.Nullable(() => AnyAccess(s)))],
        Digits = s.List(() => AnyPhase(s)),
        Map = { [AnyPhase(s)] = AnyAccess(s) },
        SmallMap = { [AnyPhase(s)] = AnyPhase(s) },
        Pair = (AnyPhase(s), s.Nullable(() => AnyAccess(s))),
        Boxed = new() { Value = AnyPhase(s) },
        Point = new() { Phase = AnyPhase(s), Access = AnyAccess(s) },
        Points = s.List(() => new NamedEnumPoint { Phase = AnyPhase(s), Access = AnyAccess(s) }),
    };

    private static Phase AnyPhase(ValueSource s) => s.OneOf(Phase.Draft, Phase.Open, Phase.Done, (Phase)77);

    private static Access AnyAccess(ValueSource s) => s.OneOf(Access.None, Access.Both, Access.Owner | Access.Read, (Access)77);
}

/// <summary>A struct that is copied as memory.</summary>
[MemFormattable]
public partial struct NamedEnumPoint
{
    public Access Access;

    public Phase Phase;

    public short Count;
}
