using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>Collections without setters that an interface shows and nothing can fill.</summary>
public class ReadOnlyCollectionTests
{
    /// <summary>The type of a property, an empty read-only value, and one with elements.</summary>
    private static readonly (string Type, string Empty, string Some)[] s_values =
    [
        ("ICollection<string>", "Array.Empty<string>()", "new[] { \"a\" }"),
        ("ICollection<string>", "new List<string>().AsReadOnly()", "new List<string> { \"a\" }.AsReadOnly()"),
        ("ICollection<string>", "new Dictionary<string, int>().Keys", "new Dictionary<string, int> { [\"a\"] = 1 }.Keys"),
        ("ICollection<string>", "ImmutableArray<string>.Empty", "ImmutableArray.Create(\"a\")"),
        ("ICollection<string>", "FrozenSet<string>.Empty", "new[] { \"a\" }.ToFrozenSet()"),
        ("IList<int>", "new int[0]", "new int[2]"),
        ("IList<int>", "ImmutableList<int>.Empty", "ImmutableList.Create(1)"),
        ("IList<int>", "new ArraySegment<int>(new int[0])", "new ArraySegment<int>(new int[2])"),
        ("IList<int>", "new ReadOnlyObservableCollection<int>(new())", "new ReadOnlyObservableCollection<int>(new() { 1 })"),
        ("IList<int>", "new Collection<int>(new int[0])", "new Collection<int>(new int[1])"),
        ("Collection<int>", "new(new int[0])", "new(new int[1])"),
        ("Tags", "new(new string[0])", "new(new[] { \"a\" })"),
        ("ISet<int>", "FrozenSet<int>.Empty", "new[] { 1 }.ToFrozenSet()"),
        ("ISet<int>", "ImmutableHashSet<int>.Empty", "ImmutableHashSet.Create(1)"),
        ("ISet<int>", "new ReadOnlySet<int>(new HashSet<int>())", "new ReadOnlySet<int>(new HashSet<int> { 1 })"),
        ("IDictionary<string, int>", "new ReadOnlyDictionary<string, int>(new Dictionary<string, int>())",
            "new ReadOnlyDictionary<string, int>(new Dictionary<string, int> { [\"a\"] = 1 })"),
        ("IDictionary<string, int>", "FrozenDictionary<string, int>.Empty", "new Dictionary<string, int> { [\"a\"] = 1 }.ToFrozenDictionary()"),
        ("IDictionary<string, int>", "ImmutableDictionary<string, int>.Empty", "ImmutableDictionary<string, int>.Empty.Add(\"a\", 1)"),
        ("IDictionary<string, int>", "ImmutableSortedDictionary<string, int>.Empty", "ImmutableSortedDictionary<string, int>.Empty.Add(\"a\", 1)"),
    ];

    private const string Cure = "Initialize it with a collection that can be changed, or add a setter.";

    /// <summary>Types around a property: <c>D</c> stands for it, N for the type's name.</summary>
    private static readonly string[] s_types =
    [
        "[MemFormattable] public partial class N { D public int Z { get; set; } }",
        "[MemFormattable] public partial record N(int Y = 0) { D public int Z { get; set; } }",
        "[MemFormattable] public partial class N { D public int Z { get; init; } public required int Y { get; set; } [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public N() { } }",
        "[MemFormattable] public partial class N { D public string? A { get; set; } public string? B { get; set; } public string? E { get; set; } public string? F { get; set; } public string? G { get; set; } public string? H { get; set; } public string? I { get; set; } }",
        "[MemFormattable(PreserveReferences = true)] public partial class N { D public N? Self { get; set; } }",
        "public abstract class BaseN { D } [MemFormattable] public partial class N : BaseN { public int Z { get; set; } }",
    ];

    public static TheoryData<int> Types() => new(Enumerable.Range(0, s_types.Length));

    [Theory]
    [MemberData(nameof(Types))]
    public void Empty_ones_are_read_and_others_are_refused_when_they_are_written(int type)
    {
        var types = new List<string>();
        var checks = new List<string>();
        foreach (var (collection, empty, some) in s_values)
        {
            foreach (var nullable in new[] { "", "?" })
            {
                var (name, full) = ($"E{types.Count}", $"F{types.Count}");
                types.Add(s_types[type].Replace("D ", $"public {collection}{nullable} P {{ get; }} = {Made(empty, collection)}; ")
                    .Replace("N ", name + " ").Replace("N(", name + "(").Replace("N?", name + "?").Replace("BaseN", "Base" + name)
                    + s_types[type].Replace("D ", $"public {collection}{nullable} P {{ get; }} = {Made(some, collection)}; ")
                        .Replace("N ", full + " ")
                        .Replace("N(", full + "(").Replace("N?", full + "?").Replace("BaseN", "Base" + full)
                    + $"[MemFormattable] public partial class S{types.Count} {{ public List<{full}> L {{ get; set; }} = []; }}");
                checks.Add($"Refused(new S{types.Count - 1} {{ L = {{ new(), new() }} }}, \"{full}.P\", \"a list of {full}\", \"S{types.Count - 1}.L[0].P\"); Empty(new {name}(), c => c.P!.Count, @\"{Quoted(collection, empty)}\"); Refused(new {full}(), \"{full}.P\", @\"{Quoted(collection, some)}\");");
            }
        }

        Assert.Equal("", UserProgram.Run(Program(types, checks)));
    }

    [Fact]
    public void Elements_of_others_are_refused_on_reading_with_the_member_and_the_cure() => Assert.Equal(
        """
        InvalidData Page.Lines[0].Tags Page.Tags is a read-only String[], so a read cannot fill it. CURE
        InvalidData Page.Lines[0].Map Page.Map is a read-only ReadOnlyDictionary`2, so a read cannot fill it. CURE
        0 0
        """.Replace("Page.Tags is", "Line.Tags is").Replace("Page.Map is", "Line.Map is").Replace("CURE", Cure),
        UserProgram.Run(Program(
            [
                "[MemFormattable] public partial class Line { public ICollection<string> Tags { get; } = Array.Empty<string>(); public IDictionary<string, int> Map { get; } = new ReadOnlyDictionary<string, int>(new Dictionary<string, int>()); }",
                "[MemFormattable] public partial class Page { public List<Line> Lines { get; set; } = []; }",
                "[MemFormattable] public partial class Writer { public List<string> Tags { get; set; } = []; public Dictionary<string, int> Map { get; set; } = []; }",
                "[MemFormattable] public partial class Written { public List<Writer> Lines { get; set; } = []; }",
            ],
            [
                "s_wrong += Error<Page>(MemFormatSerializer.Serialize(new Written { Lines = { new() { Tags = { \"a\", \"b\" } } } }));",
                "s_wrong += Error<Page>(MemFormatSerializer.Serialize(new Written { Lines = { new() { Map = { [\"a\"] = 1 } } } }));",
                "var line = MemFormatSerializer.Deserialize<Page>(MemFormatSerializer.Serialize(new Written { Lines = { new() } }))!.Lines[0]; s_wrong += line.Tags.Count + \" \" + line.Map.Count;",
            ])));

    [Theory]
    [InlineData("var p = new Page(); MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Other { Tags = { \"a\" } }), ref p);")]
    [InlineData("MemFormatSerializer.Deserialize<Page>(MemFormatSerializer.Serialize(new Wider { Tags = { \"a\" } }));")]
    [InlineData("MemFormatSerializer.Deserialize<Outer>(MemFormatSerializer.Serialize(new OtherOuter { Inner = Serialized.From(new Other { Tags = { \"a\" } }) }))!.Inner!.Value!.ToString();")]
    [InlineData("MemFormatSerializer.Deserialize<Fixed>(MemFormatSerializer.Serialize(new Other { Tags = { \"a\" } }));")]
    [InlineData("MemFormatSerializer.Deserialize<Fresh>(MemFormatSerializer.Serialize(new Other { Tags = { } }));")]
    [InlineData("MemFormatSerializer.Clone(new Fixed());")]
    [InlineData("MemFormatSerializer.Serialize(new List<Fixed> { new() });")]
    [InlineData("MemFormatSerializer.Serialize(new Fresh());")]
    public void Each_way_says_the_member_and_the_cure(string call)
    {
        var error = (string)UserProgram.Run(Program(
            [
                "[MemFormattable] public partial class Page { public ICollection<string> Tags { get; } = Array.Empty<string>(); }",
                "[MemFormattable] public partial class Fixed { public ICollection<string> Tags { get; } = new[] { \"x\" }; }",
                "[MemFormattable] public partial class Fresh { private static readonly string[] s_names = [\"a\"]; private ICollection<string>? _g; public ICollection<string> Tags { get { return _g ?? (_g = new Collection<string>(s_names)); } } }",
                "[MemFormattable] public partial class Other { public List<string> Tags { get; set; } = []; }",
                "[MemFormattable] public partial class Wider { public List<string> Tags { get; set; } = []; public int More { get; set; } }",
                "[MemFormattable] public partial class Outer { public Serialized<Page>? Inner { get; set; } }",
                "[MemFormattable] public partial class OtherOuter { public Serialized<Other>? Inner { get; set; } }",
            ],
            ["try { " + call + " } catch (MemFormatException e) { s_wrong = e.Path + \" \" + e.Message + e.InnerException?.GetType().Name; }"]))!;
        Assert.Matches(@"^\S*\.Tags\S* \w+\.Tags is a read-only ", error);
        Assert.Contains(Cure, error);
        Assert.DoesNotContain("Code of your types", error, StringComparison.Ordinal);
    }

    /// <summary>The case of the issue, as it stands.</summary>
    [Fact]
    public void A_type_whose_collections_are_all_read_only_is_refused_and_one_that_makes_them_is_stored() =>
        Assert.Equal("a b ReadOnlyBehind.Map", UserProgram.Run(Source.CompileNewest(Source.Shop("""
        [MemFormattable]
        public partial class Older
        {
            private List<string>? _names;
            public List<string> Names { get { return _names ?? (_names = new List<string>()); } }
            public partial List<string> Tags { get; }
        }

        public partial class Older { public partial List<string> Tags { get => field ??= []; } }

        [MemFormattable]
        public partial class ReadOnlyBehind
        {
            public ICollection<string> Tags { get; } = Array.Empty<string>();
            public IList<int> Numbers { get; } = new int[2];
            public IDictionary<string, int> Map { get; } = new System.Collections.ObjectModel.ReadOnlyDictionary<string, int>(new Dictionary<string, int> { ["a"] = 1 });
        }

        public static class Program
        {
            public static object Run()
            {
                var older = new Older();
                older.Names.Add("a");
                older.Tags.Add("b");
                var copy = MemFormatSerializer.Deserialize<Older>(MemFormatSerializer.Serialize(older))!;
                try { MemFormatSerializer.Serialize(new ReadOnlyBehind()); return "written"; }
                catch (MemFormatException e) { return copy.Names[0] + " " + copy.Tags[0] + " " + e.Path; }
            }
        }
        """))));

    /// <summary>A reader has a collection that can be filled, so nothing is refused.</summary>
    [Theory]
    [InlineData("[MemFormattable] public partial class Order { public IList<int> P { get; } public Order() => P = new List<int>(); public Order(params int[] p) => P = p; }")]
    [InlineData("[MemFormattable] public partial class Order { private IList<int> _f = new List<int>(); public IList<int> P => _f; public Order() { } public Order(params int[] p) { foreach (var i in p) _f.Add(i); _f = ((List<int>)_f).AsReadOnly(); } }")]
    [InlineData("[MemFormattable] public partial class Order { private IList<int>? _f; public IList<int>? P => _f; public Order() { } public Order(params int[] p) => _f = p; }")]
    [InlineData("[MemFormattable] public partial class Order { public int Z { get; } private IList<int> _f = new List<int>(); public IList<int> P => _f; [MemConstructor] public Order(int z, string y = \"\") => Z = z + y.Length; public Order(int a, int b) : this(3) => _f = new[] { a, b }; }")]
    [InlineData("public class Own : Collection<int>, ICollection<int> { bool ICollection<int>.IsReadOnly => throw new NotImplementedException(); } [MemFormattable] public partial class Order { public Own P { get; } = []; public Order() { } public Order(params int[] p) { foreach (var i in p) P.Add(i); } }")]
    public void What_a_read_can_fill_is_written(string type) => Assert.Equal("7,8", UserProgram.Run(Program(
        [type], ["s_wrong = string.Join(\",\", MemFormatSerializer.Deserialize<Order>(MemFormatSerializer.Serialize(new Order(7, 8)))!.P!);"])));

    /// <summary>Such as the values of a header of ASP.NET.</summary>
    [Theory]
    [InlineData("struct")]
    [InlineData("sealed class")]
    public void Collections_that_only_their_constructor_fills_are_made_by_it(string kind) => Assert.Equal("a,b; a; ", UserProgram.Run($$"""
        public {{kind}} Values : IList<string>
        {
            private readonly string[]? _values;
            {{(kind == "struct" ? "" : "public Values() { }")}}
            public Values(string value) => _values = [value];
            public Values(string[]? values) => _values = values;
            public int Count => _values?.Length ?? 0;
            public bool IsReadOnly => true;
            public string this[int index] { get => _values![index]; set => throw new NotSupportedException(); }
            public IEnumerator<string> GetEnumerator() => ((IEnumerable<string>)(_values ?? [])).GetEnumerator();
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
            void ICollection<string>.Add(string item) => throw new NotSupportedException();
            void ICollection<string>.Clear() => throw new NotSupportedException();
            bool ICollection<string>.Contains(string item) => false;
            void ICollection<string>.CopyTo(string[] array, int index) => _values?.CopyTo(array, index);
            int IList<string>.IndexOf(string item) => -1;
            void IList<string>.Insert(int index, string item) => throw new NotSupportedException();
            bool ICollection<string>.Remove(string item) => throw new NotSupportedException();
            void IList<string>.RemoveAt(int index) => throw new NotSupportedException();
        }
        [MemFormattable] public partial record Request(Values Accept, Dictionary<string, Values> Headers) { public Values More { get; set; } = new(); }
        public static class Program
        {
            public static object Run()
            {
                var copy = MemFormatSerializer.Deserialize<Request>(MemFormatSerializer.Serialize(
                    new Request(new(["a", "b"]), new() { ["x"] = new("a") }) { More = new() }))!;
                return string.Join(",", copy.Accept) + "; " + string.Join(",", copy.Headers["x"]) + "; " + string.Join(",", copy.More);
            }
        }
        """));

    private static string Made(string value, string type) => value.StartsWith("new(", StringComparison.Ordinal) ? "new " + type + value[3..] : value;

    private static string Quoted(string type, string value) => $"{type} {value}".Replace("\"", "\"\"");

    private static Microsoft.CodeAnalysis.Compilation Program(IEnumerable<string> types, IEnumerable<string> checks) => Source.Compile(
        "using System.Collections.Frozen;\nusing System.Collections.Immutable;\nusing System.Collections.ObjectModel;\n" + Source.Shop($$"""
        public class Tags : Collection<string> { public Tags() { } public Tags(IList<string> items) : base(items) { } }
        {{string.Join("\n", types)}}
        public static class Program
        {
            private static string s_wrong = "";
            private static void Empty<T>(T value, Func<T, int> count, string what) where T : IMemFormattable<T>
            {
                try
                {
                    if (count(MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!) != 0) s_wrong += what + " is not empty\n";
                    var copy = value;
                    MemFormatSerializer.Populate(MemFormatSerializer.Serialize(value), ref copy!);
                }
                catch (Exception e) { s_wrong += what + ": " + e + "\n"; }
            }
            // Roots that differ in their names only have one header, so some paths begin at the member.
            private static void Refused<T>(T value, string member, string what, string? path = null) where T : IMemFormattable<T>
            {
                try { MemFormatSerializer.Serialize(value); s_wrong += what + " is written\n"; }
                catch (MemFormatException e) when ((e.Path == (path ?? member) || e.Path == member) && e.Error == MemFormatError.UnsupportedType && e.Message.StartsWith(member) && e.Message.Contains("{{Cure}}")) { }
                catch (Exception e) { s_wrong += what + ": " + e + "\n"; }
            }
            private static string Error<T>(byte[] payload) where T : IMemFormattable<T>
            {
                try { MemFormatSerializer.Deserialize<T>(payload); return "none\n"; }
                catch (MemFormatException e) { return e.Error + " " + e.Path + " " + e.Message.Split(" (")[0] + "\n"; }
            }
            public static object Run() { {{string.Join("\n", checks)}} return s_wrong; }
        }
        """));
}
