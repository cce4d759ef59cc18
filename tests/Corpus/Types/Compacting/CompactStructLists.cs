using MemFormat;

namespace Corpus;

/// <summary>Lists of structs whose numbers lie in digits, and of those whose numbers cannot.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class CompactStructLists
{
    public Spot[] Spots { get; set; } = [];

    public List<Spot>? SpotList { get; set; }

    public Spot[][] Arcs { get; set; } = [];

    public Dictionary<string, List<Spot>> Named { get; set; } = [];

    public Stretch[] Stretches { get; set; } = [];

    public List<Ticks>? Ticks { get; set; }

    public Wide[] Wides { get; set; } = [];

    public Letters[] Letters { get; set; } = [];

    public List<Only> Onlies { get; set; } = [];

    public Counter[] Counters { get; set; } = [];

    public Unlike[] Unlikes { get; set; } = [];

    public Spot?[] Maybe { get; set; } = [];

    public Spot One { get; set; }

    public static CompactStructLists Make(ValueSource s) => new()
    {
        Spots = s.Array(() => Spot.Make(s)),
        SpotList = s.Maybe(() => s.List(() => Spot.Make(s))),
        Arcs = s.Array(() => s.Array(() => new Spot(s.Int32() >> 26, s.Int32() >> 20))),
        Named = s.Map(s.Text, () => s.List(() => Spot.Make(s))),
        Stretches = s.Array(() => new Stretch(Spot.Make(s), Spot.Make(s))),
        Ticks = s.Maybe(() => s.List(() => new Ticks(s.Int64(), s.Int64() >> 40))),
        Wides = s.Array(() => new Wide(s.UInt64(), s.UInt64(), s.UInt64(), s.UInt64(), s.UInt64(), s.UInt64(), s.UInt64(), s.UInt64())),
        Letters = s.Array(() => new Letters(s.Char(), s.Char(), s.Char())),
        Onlies = s.List(() => new Only(s.Int16())),
        Counters = s.Array(() => new Counter(s.UInt16(), s.UInt16())),
        Unlikes = s.Array(() => new Unlike(s.Int32(), s.UInt32())),
        Maybe = s.Array(() => s.Nullable(() => Spot.Make(s))),
        One = Spot.Make(s),
    };
}

[MemFormattable]
public readonly partial record struct Spot(int X, int Y)
{
    public static Spot Make(ValueSource s) => new(s.Int32(), s.Int32());
}

[MemFormattable]
public readonly partial record struct Stretch(Spot From, Spot To);

[MemFormattable]
public readonly partial record struct Ticks(long Time, long Change);

/// <summary>As many bytes as such a struct may have.</summary>
[MemFormattable]
public readonly partial record struct Wide(ulong A, ulong B, ulong C, ulong D, ulong E, ulong F, ulong G, ulong H);

[MemFormattable]
public readonly partial record struct Letters(char A, char B, char C);

[MemFormattable]
public readonly partial record struct Only(short Value);

[MemFormattable]
public readonly partial record struct Counter(ushort Hits, ushort Misses);

/// <summary>Numbers of two kinds.</summary>
[MemFormattable]
public readonly partial record struct Unlike(int Signed, uint Unsigned);
