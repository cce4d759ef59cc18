using Xunit;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Generator.Tests;

/// <summary>The whole text of what is emitted, for types that each show something else.</summary>
public sealed class EmittedCodeTests
{
    [Fact]
    public Task ClassWithMembersOfEveryPlace() => Snapshot.Verify(Run("""
        public enum Status : byte { New, Paid }
        [MemFormattable]
        public sealed partial class Order
        {
            public int Id { get; set; }
            public bool Gift { get; set; }
            public bool? Paid { get; set; }
            public Status Status { get; set; }
            public DateTime? Shipped { get; set; }
            public string Customer { get; set; } = "";
            public string? Note { get; set; }
            public List<Line> Lines { get; set; } = [];
            public Dictionary<string, int>? Tags { get; set; }
            public Line? First { get; set; }
            public Line Last { get; set; } = new();
        }
        [MemFormattable] public sealed partial class Line { public decimal Price { get; set; } }
        """));

    [Fact]
    public Task NumberedClassWithContract() => Snapshot.Verify(Run("""
        [MemFormattable(Contract = "order")] public sealed partial class Order { [MemMember(1)] public int Id { get; set; } [MemMember(3)] public string? Name { get; set; } }
        """));

    [Fact]
    public Task RecordWithDefaults() => Snapshot.Verify(Run("""
        [MemFormattable] public sealed partial record Order(int Id, [MemFormerName("Title")] string Name = "new", decimal? Price = 1.5m) { public int Count { get; init; } = 1; }
        """));

    private const string Generics = """
        [MemFormattable]
        public sealed partial class Page<T>
        {
            public int Number { get; set; }
            public T? First { get; set; }
            public List<T> Items { get; set; } = [];
            public Entry<string, int>? Named { get; set; }
        }
        [MemFormattable]
        public readonly partial record struct Entry<TKey, TValue>(TKey Key, TValue? Value) where TKey : notnull where TValue : struct;
        [MemFormattable] public sealed partial class Shelf { public Page<int> Numbers { get; set; } = new(); }
        """;

    [Fact]
    public Task GenericTypes() => Snapshot.Verify(Run(Generics));

    [Fact]
    public void The_guide_shows_generic_code_as_it_is()
    {
        var shown =
            System.Text.RegularExpressions.Regex.Matches(
                File.ReadAllText(Guide()), "```csharp\n(.*?)```", System.Text.RegularExpressions.RegexOptions.Singleline)
            .SelectMany(m => m.Groups[1].Value.Split('\n')).Select(l => l.Trim())
            .Where(l => l.Length > 0 && !l.StartsWith("//", StringComparison.Ordinal)).ToList();
        Assert.NotEmpty(shown);
        var emitted = Run(Generics).GetRunResult().GeneratedTrees.SelectMany(t => t.ToString().Split('\n')).Select(l => l.Trim()).ToHashSet();
        Assert.Equal([], shown.Where(l => !emitted.Contains(l)));
    }

    private static string Guide([System.Runtime.CompilerServices.CallerFilePath] string file = "") =>
        Path.Combine(Path.GetDirectoryName(file)!, "../../../docs/generated-code.md");

    [Fact]
    public void No_line_of_what_is_shown_is_longer_than_150_characters() => Assert.Equal([], Directory
        .GetFiles(Path.GetDirectoryName(Guide())! + "/../tests/MemFormat.Generator.Tests/Snapshots", "*.verified.cs")
        .SelectMany(f => File.ReadLines(f).Where(l => l.Length > 150)));

    [Fact]
    public Task ValuesWhoseCodecsAreEmitted() => Snapshot.Verify(Run("""
        [MemFormattable]
        public partial class Drawing
        {
            public System.Drawing.Point At { get; set; }
            public System.Drawing.Color? Color { get; set; }
            public System.Text.Json.JsonElement Json { get; set; }
            public System.Text.Json.Nodes.JsonObject? Node { get; set; }
            public System.Net.IPEndPoint? Server { get; set; }
            public ValueTuple Nothing { get; set; }
        }
        """));

    [Fact]
    public Task CollectionsAndComparers() => Snapshot.Verify(Run("""
        public sealed class IgnoreCase : IEqualityComparer<string> { public bool Equals(string? x, string? y) => true; public int GetHashCode(string value) => 0; }
        public sealed class Ring : IEnumerable<int>
        {
            public void Add(int item) { }
            public IEnumerator<int> GetEnumerator() => throw new NotSupportedException();
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
        }
        [System.Runtime.CompilerServices.CollectionBuilder(typeof(Trail), "Of")]
        public sealed class Trail<T> : IEnumerable<T>
        {
            public IEnumerator<T> GetEnumerator() => throw new NotSupportedException();
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
        }
        public static class Trail { public static Trail<T> Of<T>(ReadOnlySpan<T> items) => new(); }
        public class Tags : System.Collections.ObjectModel.Collection<string>;
        [MemFormattable]
        public sealed partial class Order
        {
            public Queue<int> Numbers { get; set; } = [];
            public IReadOnlyList<string>? Names { get; set; }
            public System.Collections.Immutable.ImmutableArray<Guid> Keys { get; set; } = [];
            public SortedDictionary<int, string> Sorted { get; } = [];
            public Tags Tags { get; } = [];
            public Ring Ring { get; set; } = [];
            public Trail<string?> Trail { get; set; } = [];
            [MemComparer(typeof(IgnoreCase))] public HashSet<string> Codes { get; set; } = [];
        }
        """));

    [Fact]
    public Task StructCopiedAsMemory() => Snapshot.Verify(Run("""
        [MemFormattable] public readonly partial record struct Vector(float X, float Y, float Z);
        """));

    [Fact]
    public Task StructWithFlags() => Snapshot.Verify(Run("""
        [MemFormattable] public partial struct Range { public int? From; public int? To; public bool Open; }
        """));

    [Fact]
    public Task CompactEncoding() => Snapshot.Verify(Run("""
        public enum Level { Low }
        [MemFormattable(Encoding = MemEncoding.Compact)]
        public sealed partial class Row { public long Id { get; set; } public int? Count { get; set; } public DateTime At { get; set; } public Level Level { get; set; } public List<Level> Levels { get; set; } = []; public int[] Values { get; set; } = []; }
        """));

    [Fact]
    public Task RecursiveType() => Snapshot.Verify(Run("""
        [MemFormattable] public sealed partial class Node { public int Value { get; set; } public Node? Next { get; set; } public List<Node?> Children { get; } = []; }
        """));

    [Fact]
    public Task ClassThatPreservesReferences() => Snapshot.Verify(Run("""
        [MemFormattable(PreserveReferences = true)] public sealed partial class Node { public required int Value { get; init; } public Node? Next { get; set; } public List<Node?> Children { get; } = []; }
        """));

    [Fact]
    public Task RequiredAndReadOnlyMembers() => Snapshot.Verify(Run("""
        [MemFormattable] public sealed partial class Order { public required int Id { get; init; } [MemMember] private readonly string _name = ""; public readonly int Count = 1; public string Name => _name; }
        """));

    [Fact]
    public Task MembersThatABaseClassKeepsToItself() => Snapshot.Verify(Run("""
        public abstract class Entity { public int Id { get; private set; } [MemMember] private string? _owner; public void Own(string owner) => _owner = owner; public string? Owner => _owner; }
        [MemFormattable] public sealed partial class Order : Entity { public int Count { get; set; } }
        """));

    [Fact]
    public Task ClassThatOtherAssembliesDeriveFrom() => Snapshot.Verify(Run("""
        [MemFormattable(DerivedElsewhere = true)] public partial class Entity { public int Id { get; set; } public string? Name { get; set; } }
        """));

    [Fact]
    public Task ClassWithABaseClassOfAnotherAssembly()
    {
        var library =
            Generated.From(Compile(
                "Library", [Shop("[MemFormattable(DerivedElsewhere = true)] public partial class Entity { public int Id { get; set; } }")])).Emit();
        return Snapshot.Verify(Generated.From(Compile("Users",
            [Shop("[MemFormattable] public sealed partial class Order : Entity { public required int Count { get; init; } }")],
            Microsoft.CodeAnalysis.MetadataReference.CreateFromImage(library))).Driver);
    }

    [Fact]
    public Task CallbacksSurrogatesCodecsAndEarlierTypes() => Snapshot.Verify(Run("""
        [MemFormattable]
        public sealed partial class Order : IMemSerializing, IMemDeserialized
        {
            [MemWas(typeof(int), nameof(FromCents)), MemWas(typeof(string), nameof(FromText))] public Money Price { get; set; } = new();
            [MemWas(typeof(string), nameof(FromText))] public Money? Fee { get; set; }
            [MemCodec(typeof(CodeCodec))] public string Code { get; set; } = "";
            public Serialized<Parts>? Extra { get; set; }
            public void OnSerializing() { }
            public void OnDeserialized() { }
            public static Money FromCents(int cents) => new();
            public static Money FromText(string text) => new();
        }
        [MemSurrogate(typeof(Parts))] public sealed class Money;
        [MemFormattable] public partial record struct Parts(decimal Amount) : IMemSurrogate<Parts, Money> { public static Parts From(Money value) => default; public Money ToValue() => new(); }
        public sealed class CodeCodec : MemFormatCodec<string> { public override string Id => "shop.code"; public override void Write(ref MemFormatWriter writer, string value) => writer.WriteString(value); public override string Read(ref MemFormatReader reader) => reader.ReadString(); }
        """));

    [Fact]
    public Task MoreFlagsThanAWordHas() => Snapshot.Verify(Run($$"""
        [MemFormattable] public sealed partial class Flags { {{string.Concat(Enumerable.Range(0, 66).Select(i => $"[MemMember({i + 1})] public {(i is 62 or 10 ? "bool?" : "bool")} B{i} {{ get; set; }} "))}} }
        """));

    [Fact]
    public Task EmptyAndNestedTypes() => Snapshot.Verify(Run("""
        internal partial struct Outer { [MemFormattable] private sealed partial class Empty; [MemFormattable] public partial record struct Point(int X, bool Y); }
        """));

    [Fact]
    public Task ObsoleteMembers() => Snapshot.Verify(Run("""
        [MemFormattable] public sealed partial class Order { [Obsolete] public int Old { get; set; } [Obsolete("", DiagnosticId = "SHOP1")] public int Older { get; set; } }
        """));

    [Fact]
    public Task ContextsAndCalls() => Snapshot.Verify(Run("""
        [MemFormatRoot(typeof(int))] [MemFormatRoot(typeof(List<string>))] public sealed partial class Roots : MemFormatContext;
        public static class Calls
        {
            public static byte[] Write(List<int> value) => MemFormatSerializer.Serialize(value);
            public static int[]? Read(byte[] payload) => MemFormatSerializer.Deserialize<int[]>(payload);
            public static byte[] Again(List<int> value) => MemFormatSerializer.Serialize(value);
        }
        """));

    /// <summary>What is shown compiles, too.</summary>
    private static Microsoft.CodeAnalysis.GeneratorDriver Run(string body)
    {
        var generated = Generated.From(Shop(body));
        generated.Emit();
        return generated.Driver;
    }

    [Fact]
    public Task ExtensionData() => Snapshot.Verify(Run("""
        [MemFormattable] public sealed partial class Order { public int Id { get; set; } public MemExtensionData? Extra { get; set; } public string? Note { get; set; } }
        """));

    [Fact]
    public Task UnknownCases() => Snapshot.Verify(Run("""
        [MemFormattable(UnknownCaseType = typeof(Other)), MemUnion(1, typeof(Circle))] public partial interface IShape;
        [MemFormattable] public sealed partial class Circle : IShape { public double Radius { get; set; } }
        public sealed record Other : IShape { public MemExtensionData? Value { get; init; } }
        """));

    [Fact]
    public Task Unions() => Snapshot.Verify(Run("""
        [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(1, typeof(Circle)), MemUnion(7, typeof(Dot))] public partial interface IShape;
        [MemFormattable] public sealed partial class Circle : IShape { public double Radius { get; set; } }
        [MemFormattable] public partial struct Dot : IShape { public int X; public int Y; }
        [MemFormattable, MemUnion(1, typeof(Dog))] public partial class Animal { public IShape Shape { get; set; } = new Circle(); [MemUnion(1, typeof(int)), MemUnion(2, typeof(string[]))] public object? Tag { get; init; } }
        [MemFormattable, MemUnion(1, typeof(Puppy))] public partial class Dog : Animal { public Animal? Friend { get; set; } }
        [MemFormattable] public sealed partial class Puppy : Dog { }
        """));
}
