using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using MemFormat;

namespace Corpus;

/// <summary>Collections whose own order depends on hash codes: written in the order of their encoded keys.</summary>
[MemFormattable]
public partial class HashedCollections
{
    public ImmutableHashSet<string?> Texts { get; set; } = [];

    public ImmutableHashSet<int?>? Numbers { get; set; }

    public ImmutableHashSet<bool?> Flags { get; set; } = [];

    public ImmutableHashSet<Point> Points { get; set; } = [];

    public FrozenSet<Guid> Keys { get; set; } = FrozenSet<Guid>.Empty;

    public FrozenSet<bool> Bits { get; set; } = FrozenSet<bool>.Empty;

    public ImmutableDictionary<string, OrderLine?> Lines { get; set; } = ImmutableDictionary<string, OrderLine?>.Empty;

    public ImmutableDictionary<Color, int?> Colors { get; set; } = ImmutableDictionary<Color, int?>.Empty;

    public FrozenDictionary<int, string> Frozen { get; set; } = FrozenDictionary<int, string>.Empty;

    public ReadOnlyDictionary<int, long> ReadOnly { get; set; } = ReadOnlyDictionary<int, long>.Empty;

    public static HashedCollections Make(ValueSource s) => new()
    {
        Texts = [.. s.Array(s.MaybeText)],
        Numbers = s.Maybe(() => ImmutableHashSet.Create(s.Array(() => s.Nullable(s.Int32)))),
        Flags = [.. s.Array(() => s.Nullable(s.Bool))],
        Points = [.. s.Array(() => Point.Make(s))],
        Keys = s.Set(s.Guid).ToFrozenSet(),
        Bits = s.Set(s.Bool).ToFrozenSet(),
        Lines = s.Map(s.Text, () => s.Maybe(() => OrderLine.Make(s))).ToImmutableDictionary(),
        Colors = s.Map(() => s.OneOf(Color.Low, Color.High, Color.Top), () => s.Nullable(s.Int32)).ToImmutableDictionary(),
        Frozen = s.Map(s.Int32, s.Text).ToFrozenDictionary(),
        ReadOnly = new(s.Map(s.Int32, s.Int64)),
    };
}
