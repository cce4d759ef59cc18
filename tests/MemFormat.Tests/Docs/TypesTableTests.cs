using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Payloads.Finding;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Tests.Docs;

/// <summary>
/// The table of types in docs/types.md says what is true: each type has a round trip in the corpus, has the kind and the bytes
/// that the table says, and no type that the generator knows is missing.
/// </summary>
public class TypesTableTests
{
    private const int TupleLengths = 8;

    /// <summary>Rows that speak of types in words: how one is known when it is met.</summary>
    private static readonly Dictionary<string, Func<Type, bool>> s_shapes = new()
    {
        ["enums"] = t => t.IsEnum,
        ["annotated classes, records, structs, record structs"] = t => t.IsDefined(typeof(MemFormattableAttribute)),
        ["members whose type is a type parameter"] = t => t is { IsGenericType: true } && t.IsDefined(typeof(MemFormattableAttribute)),
        ["types and members with a [custom codec]"] = t => t.IsDefined(typeof(MemCodecAttribute)),
        ["your own classes and structs that are [collections]"] = t => t == typeof(Corpus.Tags),
        ["objects that [keep their identity]"] = Identities.AreKept,
        ["values of [unions]"] = t => t.IsDefined(typeof(MemUnionAttribute), false),
        ["types with a [surrogate]"] = t => t.IsDefined(typeof(MemSurrogateAttribute)),
    };

    /// <summary>Types that are no roots by themselves, or have the kind of their argument.</summary>
    private static readonly string[] s_noRoots = [typeof(Nullable<>).Name, nameof(MemExtensionData)];

    /// <summary>For the types whose codecs are emitted.</summary>
    private static readonly MemFormatOptions s_options = new() { Context = Corpus.CorpusContext.Default };

    private static readonly ILookup<string, Type> s_met = MetTypes.All.Where(t => !t.IsEnum && !MetTypes.IsOwn(t)).ToLookup(TypesTable.NameOf);

    public static TheoryData<string> Rows => new(TypesTable.Rows.Select(r => r.Text));

    [Theory]
    [MemberData(nameof(Rows))]
    public void Every_row_has_a_round_trip(string text)
    {
        var row = Row(text);
        if (row.Types.Count == 0)
        {
            var shape = s_shapes.Single(s => text.StartsWith(s.Key, StringComparison.Ordinal)).Value;
            Assert.Contains(MetTypes.All, t => shape(t));
        }

        Assert.All(row.Types, name => Assert.True(s_met.Contains(name), $"{name} is in no type of the corpus"));
        foreach (var name in row.Types.Where(n => n is "Tuple" or "ValueTuple"))
        {
            Assert.Equal(
                Enumerable.Range(1, TupleLengths), s_met[name].Select(t => t.GetGenericArguments().Length).Distinct().Where(n => n > 0).Order());
        }
    }

    [Theory]
    [MemberData(nameof(Rows))]
    public void Every_row_says_the_kind(string text)
    {
        var row = Row(text);
        foreach (var type in row.Types.SelectMany(n => s_met[n]).Where(t => !s_noRoots.Contains(t.Name)))
        {
            var root = Schema(type).Own.Root;
            var kind = root.Kind == WireKind.Extended ? ((WireExtension)root.Id).ToString() : root.Kind.ToString();
            Assert.True(row.Kinds.Split(", ").Any(k => k.Split(' ')[0] == kind), $"{type} is {kind}");
        }
    }

    [Theory]
    [MemberData(nameof(Rows))]
    public void Every_number_of_bytes_is_right(string text)
    {
        var row = Row(text);
        foreach (var type in row.Types.SelectMany(n => s_met[n]).Where(_ => row.Bytes is not null))
            Assert.Equal(row.Bytes, Codec(type).Serialize(RuntimeHelpers.GetUninitializedObject(type), Headers.None).Length);
    }

    [Fact]
    public void Every_type_of_the_generator_has_a_row()
    {
        var named = TypesTable.Rows.SelectMany(r => r.Types).ToHashSet();
        var known = CodecTable.Types.Select(t => t.Name).Where(n => !n.Contains("Tuple`", StringComparison.Ordinal)).ToList();
        Assert.NotEmpty(known);
        Assert.Empty(known.Except(named));

        // Kinds without parts, which are the ones with a codec of their own.
        var scalars = Enum.GetValues<WireKind>().Where(k => k < WireKind.List).Select(k => k.ToString());
        Assert.All(scalars, k => Assert.Contains(TypesTable.Rows, r => r.Kinds.Split(", ").Contains(k)));
        Assert.Superset(
            new HashSet<string> { "[]", "[,]", "[,,]", "[,,,]", "ValueTuple", "Tuple", "Nullable`1", "List`1", "HashSet`1", "Dictionary`2" }, named);
    }

    private static TypesTable Row(string text) => TypesTable.Rows.Single(r => r.Text == text);

    private static RootSchema Schema(Type type) => Codec(type).RootSchema;

    private static MemFormatCodec Codec(Type type) =>
        (MemFormatCodec)typeof(TypesTableTests).GetMethod(nameof(CodecOf), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(type)
            .Invoke(null, null)!;

    private static MemFormatCodec<T> CodecOf<T>() => RootCodec<T>.Get(s_options);
}
