using System.Text;

namespace MemFormat.Evolution.Tests;

/// <summary>A type for each kind and place, compiled once.</summary>
internal static class Holders
{
    private static readonly Lazy<(IReadOnlyList<Holder> All, MemFormatCodec Around)> s_compiled = new(Compile);

    public static IReadOnlyList<Holder> All => s_compiled.Value.All;

    /// <summary>The type of the members around.</summary>
    public static MemFormatCodec Rest => s_compiled.Value.Around;

    public static Holder Of(Kind kind, Place place) => All.First(h => h.Kind == kind && h.Place == place);

    public static IEnumerable<Holder> Of(Kind kind) => All.Where(h => h.Kind == kind);

    private static (IReadOnlyList<Holder>, MemFormatCodec) Compile()
    {
        var wanted = Kinds.All.SelectMany(k => Enum.GetValues<Place>().Where(p => Exists(k, p)).Select(p => (Kind: k, Place: p))).ToList();
        var code =
            new StringBuilder("[MemFormattable] public partial class Rest { public int Before { get; set; } public string? After { get; set; } }\n");
        foreach (var (kind, place) in wanted)
            code.Append($"[MemFormattable] public partial class {kind}{place} {{ public int Before {{ get; set; }} {Member(kind.CSharp, place)} {{ get; set; }} public string? After {{ get; set; }} }}\n");

        // Lives as long as the tests.
        var world = new World(Compiler.Compile("Holders", code.ToString()));
        return (wanted.Select(w => new Holder(w.Kind, w.Place, world.Type($"{w.Kind}{w.Place}"))).ToList(), world.Codec("Rest"));
    }

    private static bool Exists(Kind kind, Place place) => place switch
    {
        Place.Compact or Place.CompactNullable => kind.IsCompact,
        Place.CompactList => kind is { IsCompact: true, Group: Group.Integer },
        Place.Plain or Place.NullableList => kind.Type.IsValueType,
        _ => true,
    };

    private static string Member(string type, Place place)
    {
        const string Compact = "[MemMember(Encoding = MemEncoding.Compact)] ";
        return place switch
        {
            Place.Plain => $"public {type} Value",
            Place.Nullable => $"public {type}? Value",
            Place.Compact => $"{Compact}public {type} Value",
            Place.CompactNullable => $"{Compact}public {type}? Value",
            Place.List => $"public List<{type}>? Value",
            Place.Array => $"public {type}[]? Value",
            Place.NullableList => $"public List<{type}?>? Value",
            Place.CompactList => $"{Compact}public List<{type}>? Value",
            Place.Values => $"public Dictionary<int, {type}>? Value",
            _ => $"public Dictionary<{type}, int>? Value",
        };
    }
}
