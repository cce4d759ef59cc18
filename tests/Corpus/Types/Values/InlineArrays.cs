using System.Runtime.CompilerServices;
using MemFormat;

namespace Corpus;

/// <summary>A struct that stands for several elements, with the attribute.</summary>
[InlineArray(4)]
[MemFormattable]
public partial struct Corners
{
    private int _first;
}

/// <summary>One without the attribute.</summary>
[InlineArray(3)]
public struct Triple<T>
{
    private T _first;
}

/// <summary>Inline arrays as members and in collections, of elements that are written as memory, as bits and one by one.</summary>
[MemFormattable]
public partial class InlineArrays(Corners made)
{
    public Corners Made { get; } = made;

    public Triple<byte> Bytes { get; set; }

    public Triple<bool> Flags { get; set; }

    public Triple<bool?> MaybeFlags { get; set; }

    public Triple<string?> Texts { get; set; }

    public Triple<Address?> Addresses { get; set; }

    public Triple<Point> Points { get; set; }

    public Triple<(int, string?)> Pairs { get; set; }

    public Triple<decimal> Amounts { get; set; }

    public Triple<Corners> Nested { get; set; }

    public Triple<IShape?> Shapes { get; set; }

    public Corners? Maybe { get; set; }

    public Triple<byte>? MaybeBytes { get; set; }

    public List<Corners> Many { get; set; } = [];

    public Corners?[] MaybeMany { get; set; } = [];

    public Dictionary<int, Triple<short>> ByNumber { get; set; } = [];

    public static InlineArrays Make(ValueSource s) => new(s.Corners())
    {
        Bytes = s.Triple(s.Byte),
        Flags = s.Triple(s.Bool),
        MaybeFlags = s.Triple(() => s.Nullable(s.Bool)),
        Texts = s.Triple(s.MaybeText),
        Addresses = s.Triple(() => s.Maybe(() => Address.Make(s))),
        Points = s.Triple(() => Corpus.Point.Make(s)),
        Pairs = s.Triple(() => (s.Int32(), s.MaybeText())),
        Amounts = s.Triple(s.Decimal),
        Nested = s.Triple(s.Corners),
        Shapes = s.Triple(() => s.Maybe(() => IShape.Make(s))),
        Maybe = s.Nullable(s.Corners),
        MaybeBytes = s.Nullable(() => s.Triple(s.Byte)),
        Many = s.List(s.Corners),
        MaybeMany = s.Array(() => s.Nullable(s.Corners)),
        ByNumber = s.Map(s.Int32, () => s.Triple(s.Int16)),
    };
}

public sealed partial class ValueSource
{
    public Corners Corners()
    {
        var made = default(Corners);
        for (var i = 0; i < 4; i++)
            made[i] = Int32();
        return made;
    }

    public Triple<T> Triple<T>(Func<T> make)
    {
        var made = default(Triple<T>);
        for (var i = 0; i < 3; i++)
            made[i] = make();
        return made;
    }
}
