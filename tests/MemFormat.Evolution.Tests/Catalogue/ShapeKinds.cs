namespace MemFormat.Evolution.Tests.Catalogue;

/// <summary>A type that members of the catalogue have, and two of its values, as C# writes them.</summary>
internal sealed record ShapeKind(string Type, string First, string Second)
{
    /// <summary>Whether null is another value: the type itself does not say so already.</summary>
    public bool CanBeMaybe => !Type.EndsWith('?');
}

/// <summary>The types: each row of docs/types.md, and types that use others.</summary>
internal static class ShapeKinds
{
    /// <summary>The types of the programs themselves, the same in both versions.</summary>
    public const string Declarations = """
        public enum Level { None, Low, High }
        public enum Small : byte { A, B = 200 }
        [MemFormattable] public partial class Part { public int A { get; set; } public string? B { get; set; } }
        [MemFormattable] public partial record PartRecord(int A, List<string> B);
        [MemFormattable] public partial struct Spot { public int X; public int Y; }
        [MemFormattable] public readonly partial record struct SpotRecord(int X, string Name);
        [MemFormattable] public partial class Pair<T> { public T? One { get; set; } public List<T> More { get; set; } = []; }
        [MemFormattable] public partial record struct PairStruct<T>(T One, string Two);
        [MemFormattable(PreserveReferences = true)] public partial class Node { public int A { get; set; } public Node? Next { get; set; } }
        [MemFormattable, MemUnion(1, typeof(Dog)), MemUnion(2, typeof(Cat))] public abstract partial class Animal { public string Name { get; set; } = ""; }
        [MemFormattable] public partial class Dog : Animal { public int Age { get; set; } }
        [MemFormattable] public partial class Cat : Animal { public bool Purrs { get; set; } }
        [MemFormattable, MemUnion(1, typeof(Round)), MemUnion(2, typeof(Flat))] public partial interface IForm;
        [MemFormattable] public partial record Round(double Radius) : IForm;
        [MemFormattable] public partial record struct Flat(int Width) : IForm;
        [MemFormattable, MemUnion(1, typeof(Answer<>.Ok)), MemUnion(2, typeof(Answer<>.Bad))] public abstract partial record Answer<T>
        {
            [MemFormattable] public sealed partial record Ok(T Value) : Answer<T>;
            [MemFormattable] public sealed partial record Bad(string Why) : Answer<T>;
        }
        [MemSurrogate(typeof(MoneyParts))] public sealed class Money(string currency, decimal amount) { public string Currency => currency; public decimal Amount => amount; }
        [MemFormattable] public partial record struct MoneyParts(string Currency, decimal Amount) : IMemSurrogate<MoneyParts, Money>
        {
            public static MoneyParts From(Money value) => new(value.Currency, value.Amount);
            public Money ToValue() => new(Currency, Amount);
        }
        [MemFormattable, MemUnion(1, typeof(IntSource)), MemUnion(2, typeof(ListSource<>)), MemUnion(3, typeof(PlainSource<>))] public abstract partial class Source<T>;
        [MemFormattable] public partial class IntSource : Source<int> { public int A { get; set; } }
        [MemFormattable] public partial class PlainSource<T> : Source<T> { public List<T> B { get; set; } = []; }
        [MemFormattable] public partial class ListSource<T> : Source<List<T>> { public T? C { get; set; } }
        [MemCodec(typeof(AngleCodec))] public readonly record struct Angle(double Turns);
        public sealed class AngleCodec : MemFormatCodec<Angle>
        {
            public override string Id => "catalogue.angle";
            public override uint Version => 1;
            public override void Write(ref MemFormatWriter writer, Angle value) => writer.WriteDouble(value.Turns);
            public override Angle Read(ref MemFormatReader reader) => new(reader.ReadDouble());
        }
        public sealed class FromSequence(IEnumerable<int> items) : IEnumerable<int>
        {
            private readonly int[] _items = items.ToArray();
            public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_items).GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }
        public sealed class FromArray(string[] items) : IReadOnlyCollection<string>
        {
            public int Count => items.Length;
            public IEnumerator<string> GetEnumerator() => ((IEnumerable<string>)items).GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }
        public sealed class FromSpan : IEnumerable<int>
        {
            private readonly int[] _items;
            public FromSpan(ReadOnlySpan<int> items) => _items = items.ToArray();
            public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_items).GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }
        public sealed class Tags : Collection<string>;
        public sealed class Index2 : Dictionary<string, int>;
        public struct Bag : ICollection<int>
        {
            private List<int>? _items;
            public readonly int Count => _items?.Count ?? 0;
            public readonly bool IsReadOnly => false;
            public void Add(int item) => (_items ??= []).Add(item);
            public readonly void Clear() => _items?.Clear();
            public readonly bool Contains(int item) => _items?.Contains(item) ?? false;
            public readonly void CopyTo(int[] array, int index) => _items?.CopyTo(array, index);
            public readonly bool Remove(int item) => _items?.Remove(item) ?? false;
            public readonly IEnumerator<int> GetEnumerator() => (_items ?? []).GetEnumerator();
            readonly System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
        }

        """;

    public static IReadOnlyList<ShapeKind> All { get; } = [.. Scalars(), .. Values(), .. Lists(), .. Maps(), .. Tuples(), .. Own(), .. Nested()];

    private static IEnumerable<ShapeKind> Scalars() =>
    [
        new("bool", "true", "false"), new("sbyte", "-5", "7"), new("byte", "200", "1"), new("short", "-300", "4"), new("ushort", "60000", "2"),
        new("int", "-70000", "3"), new("uint", "4000000000", "1"), new("long", "-5000000000", "6"), new("ulong", "ulong.MaxValue", "1"),
        new("Int128", "Int128.MinValue", "(Int128)5"), new("UInt128", "UInt128.MaxValue", "(UInt128)5"), new("Half", "(Half)1.5", "(Half)2"),
        new("float", "1.25f", "-0f"), new("double", "double.NaN", "2.5"), new("decimal", "1.50m", "-3m"), new("char", "'x'", "'\\u20ac'"),
        new("Guid", "new(\"0f8fad5b-d9cb-469f-a165-70867728950e\")", "Guid.Empty"),
        new("DateTime", "new(2024, 5, 6, 7, 8, 9, DateTimeKind.Utc)", "new(2000, 1, 1)"),
        new("DateTimeOffset", "new(2024, 5, 6, 7, 8, 9, TimeSpan.FromHours(2))", "default"),
        new("TimeSpan", "TimeSpan.FromTicks(-12345678901)", "TimeSpan.FromDays(2)"),
        new("DateOnly", "new(2024, 2, 29)", "new(1, 1, 1)"), new("TimeOnly", "new(12, 30)", "new(0, 0)"), new("Level", "Level.High", "(Level)77"),
        new("Small", "Small.B", "Small.A"),
        new("int?", "5", "null"), new("bool?", "false", "null"), new("DateTime?", "new DateTime(2024, 5, 6)", "null"),
        new("Level?", "Level.Low", "null"), new("decimal?", "2.5m", "null"),
    ];

    private static IEnumerable<ShapeKind> Values() =>
    [
        new("string", "\"zwölf\"", "\"\""), new("string?", "\"x\"", "null"), new("byte[]", "[1, 2, 3]", "[]"),
        new("StringBuilder", "new(\"built\")", "new()"), new("Version", "new(1, 2, 3)", "new(4, 5)"),
        new("Uri", "new(\"https://example.org/a?b=c\")", "new(\"b/c\", UriKind.Relative)"),
        new("IPAddress", "IPAddress.Loopback", "IPAddress.IPv6Any"),
        new("BitArray", "new(new[] { true, false, true })", "new(9)"), new("BigInteger", "BigInteger.Pow(7, 50)", "-1"),
        new("Complex", "new(1, -2)", "default"),
        new("Rune", "new('r')", "new(0x1F600)"), new("Index", "^3", "4"), new("Range", "1..^2", "Range.All"),
        new("Vector2", "new(1, 2)", "default"), new("Vector3", "new(1, 2, 3)", "default"), new("Vector4", "new(1, 2, 3, 4)", "default"),
        new("Quaternion", "new(1, 2, 3, 4)", "default"),
        new("Plane", "new(1, 2, 3, 4)", "default"), new("Matrix3x2", "Matrix3x2.CreateScale(3)", "default"),
        new("Matrix4x4", "Matrix4x4.CreateScale(3)", "default"),
        new("IPEndPoint", "new(IPAddress.Loopback, 80)", "new(IPAddress.IPv6Any, 0)"), new("IPNetwork", "IPNetwork.Parse(\"10.0.0.0/8\")", "default"),
        new("JsonElement", "JsonSerializer.SerializeToElement(new[] { 1, 2 })", "JsonSerializer.SerializeToElement(\"a\")"),
        new("JsonDocument", "JsonDocument.Parse(\"{ }\")", "JsonDocument.Parse(\"1\")"),
        new("JsonNode", "JsonNode.Parse(\"[1, {}]\")!", "JsonNode.Parse(\"2\")!"), new("JsonObject", "new() { [\"a\"] = 1 }", "new()"),
        new("JsonArray", "new(1, 2)", "new()"), new("JsonValue", "JsonValue.Create(1)", "JsonValue.Create(\"b\")!"),
        new("Color", "Color.Tomato", "Color.FromArgb(1, 2, 3, 4)"), new("Point", "new(1, 2)", "default"), new("PointF", "new(1, 2)", "default"),
        new("Size", "new(1, 2)", "default"), new("SizeF", "new(1, 2)", "default"),
        new("Rectangle", "new(1, 2, 3, 4)", "default"), new("RectangleF", "new(1, 2, 3, 4)", "default"), new("ValueTuple", "default", "default"),
    ];

    private static IEnumerable<ShapeKind> Lists() =>
    [
        new("int[]", "[1, 2]", "[]"), new("string[]", "[\"a\", \"b\"]", "[]"), new("bool[]", "[true, false, true]", "[]"),
        new("List<int>", "[1, 2]", "[]"), new("List<string?>", "[\"a\", null]", "[]"),
        new("HashSet<string>", "[\"a\", \"b\"]", "[]"), new("Memory<int>", "new[] { 1, 2 }", "Memory<int>.Empty"),
        new("ReadOnlyMemory<byte>", "new byte[] { 1, 2 }", "ReadOnlyMemory<byte>.Empty"),
        new("ArraySegment<int>", "new([1, 2, 3], 1, 2)", "new([])"),
        new("ReadOnlySequence<byte>", "new(new byte[] { 1, 2 })", "ReadOnlySequence<byte>.Empty"),
        new("int[,]", "new[,] { { 1, 2 }, { 3, 4 } }", "new int[0, 2]"), new("string[,,]", "new[,,] { { { \"a\" } } }", "new string[0, 0, 1]"),
        new("byte[,,,]", "new byte[1, 2, 1, 1]", "new byte[0, 0, 0, 0]"),
        new("Queue<int>", "new([1, 2])", "new()"), new("Stack<string>", "new([\"a\", \"b\"])", "new()"),
        new("LinkedList<int>", "new([1, 2])", "new()"), new("SortedSet<int>", "[3, 1]", "[]"),
        new("Collection<string>", "[\"a\"]", "[]"), new("ObservableCollection<int>", "[1]", "[]"),
        new("ReadOnlyCollection<int>", "new([1, 2])", "new([])"), new("ReadOnlyObservableCollection<int>", "new([1, 2])", "new([])"),
        new("ConcurrentQueue<int>", "new([1, 2])", "new()"), new("ConcurrentStack<int>", "new([1, 2])", "new()"),
        new("ConcurrentBag<int>", "new([1])", "new()"),
        new("BlockingCollection<int>", "new(new ConcurrentQueue<int>([1, 2]))", "new()"),
        new("IProducerConsumerCollection<int>", "new ConcurrentQueue<int>([1])", "new ConcurrentQueue<int>()"),
        new("ImmutableArray<int>", "[1, 2]", "[]"), new("ImmutableList<string>", "[\"a\"]", "[]"),
        new("ImmutableQueue<int>", "ImmutableQueue.Create(1, 2)", "ImmutableQueue<int>.Empty"),
        new("ImmutableStack<int>", "ImmutableStack.Create(1, 2)", "ImmutableStack<int>.Empty"),
        new("ImmutableHashSet<int>", "[1, 2]", "[]"), new("ImmutableSortedSet<string>", "[\"b\", \"a\"]", "[]"),
        new("FrozenSet<int>", "new[] { 1, 2 }.ToFrozenSet()", "FrozenSet<int>.Empty"),
        new("ReadOnlySet<int>", "new(new HashSet<int> { 1 })", "new(new HashSet<int>())"),
        new("IEnumerable<int>", "new[] { 1, 2 }", "new int[0]"), new("ICollection<int>", "new List<int> { 1, 2 }", "new int[0]"),
        new("IList<string>", "new List<string> { \"a\" }", "new string[0]"), new("IReadOnlyCollection<int>", "new[] { 1 }", "new int[0]"),
        new("IReadOnlyList<int>", "new[] { 1 }", "new int[0]"), new("ISet<int>", "new HashSet<int> { 1 }", "new HashSet<int>()"),
        new("IReadOnlySet<int>", "new HashSet<int> { 1 }", "new HashSet<int>()"),
        new("IImmutableList<int>", "ImmutableList.Create(1)", "ImmutableList<int>.Empty"),
        new("IImmutableQueue<int>", "ImmutableQueue.Create(1)", "ImmutableQueue<int>.Empty"),
        new("IImmutableStack<int>", "ImmutableStack.Create(1)", "ImmutableStack<int>.Empty"),
        new("IImmutableSet<int>", "ImmutableHashSet.Create(1)", "ImmutableHashSet<int>.Empty"),
    ];

    private static IEnumerable<ShapeKind> Maps() =>
    [
        new("Dictionary<string, int>", "new() { [\"a\"] = 1 }", "[]"), new("Dictionary<Guid, string?>", "new() { [Guid.Empty] = null }", "[]"),
        new("SortedDictionary<string, int>", "new() { [\"b\"] = 1, [\"a\"] = 2 }", "new()"),
        new("SortedList<int, string>", "new() { [2] = \"b\", [1] = \"a\" }", "new()"),
        new("OrderedDictionary<string, int>", "new() { [\"b\"] = 1, [\"a\"] = 2 }", "new()"),
        new("ConcurrentDictionary<string, int>", "new() { [\"a\"] = 1 }", "new()"),
        new("ReadOnlyDictionary<string, int>", "new(new Dictionary<string, int> { [\"a\"] = 1 })", "new(new Dictionary<string, int>())"),
        new("FrozenDictionary<int, int>", "new Dictionary<int, int> { [1] = 2 }.ToFrozenDictionary()", "FrozenDictionary<int, int>.Empty"),
        new("ImmutableDictionary<string, int>", "ImmutableDictionary<string, int>.Empty.Add(\"a\", 1)", "ImmutableDictionary<string, int>.Empty"),
        new("ImmutableSortedDictionary<string, int>", "ImmutableSortedDictionary<string, int>.Empty.Add(\"a\", 1)",
            "ImmutableSortedDictionary<string, int>.Empty"), new("PriorityQueue<string, int>", "new([(\"a\", 2), (\"b\", 1)])", "new()"),
        new("ILookup<int, string>", "new[] { \"a\", \"bb\", \"c\" }.ToLookup(t => t.Length)", "new string[0].ToLookup(t => t.Length)"),
        new("IGrouping<int, string>", "new[] { \"a\", \"c\" }.GroupBy(t => t.Length).First()", "new[] { \"bb\" }.GroupBy(t => t.Length).First()"),
        new("IDictionary<string, int>", "new Dictionary<string, int> { [\"a\"] = 1 }", "new Dictionary<string, int>()"),
        new("IReadOnlyDictionary<string, int>", "new Dictionary<string, int> { [\"a\"] = 1 }", "new Dictionary<string, int>()"),
        new("IImmutableDictionary<string, int>", "ImmutableDictionary<string, int>.Empty.Add(\"a\", 1)", "ImmutableDictionary<string, int>.Empty"),
    ];

    private static IEnumerable<ShapeKind> Tuples() =>
    [
        new("(int, string)", "(1, \"a\")", "default"), new("(int A, string? B, (bool, bool?) C)", "(1, null, (true, null))", "(0, \"b\", default)"),
        new("(int, int, int, int, int, int, int, int, string)", "(1, 2, 3, 4, 5, 6, 7, 8, \"nine\")", "default"),
        new("ValueTuple<int>", "new(5)", "default"), new("Tuple<int, string>", "new(1, \"a\")", "new(2, \"b\")"),
        new("KeyValuePair<string, int>", "new(\"a\", 1)", "new(\"\", 0)"), new("Lazy<int>", "new(5)", "new(6)"),
        new("(int, string)?", "(1, \"a\")", "null"),
    ];

    private static IEnumerable<ShapeKind> Own() =>
    [
        new("Part", "new() { A = 1, B = \"b\" }", "new()"), new("PartRecord", "new(1, [\"a\"])", "new(2, [])"),
        new("Spot", "new() { X = 1, Y = 2 }", "default"), new("Spot?", "new Spot { X = 1 }", "null"),
        new("SpotRecord", "new(1, \"a\")", "new(2, \"\")"),
        new("Pair<int>", "new() { One = 1, More = [2] }", "new()"), new("Pair<Part>", "new() { One = new(), More = [new() { A = 3 }] }", "new()"),
        new("PairStruct<DateTime>", "new(new(2024, 1, 2), \"a\")", "new(default, \"\")"),
        new("PairStruct<Spot>?", "new PairStruct<Spot>(default, \"a\")", "null"),
        new("Node", "new() { A = 1, Next = new() { A = 2 } }", "new()"), new("Animal", "new Dog { Name = \"Rex\", Age = 3 }", "new Cat()"),
        new("IForm", "new Round(2)", "new Flat(3)"), new("Answer<int>", "new Answer<int>.Ok(5)", "new Answer<int>.Bad(\"no\")"),
        new("Money", "new(\"EUR\", 1.5m)", "new(\"USD\", 0)"), new("Tags", "[\"a\"]", "[]"), new("Index2", "new() { [\"a\"] = 1 }", "[]"),
        new("Bag", "[1, 2]", "[]"),
        new("FromSequence", "new([1, 2])", "new([])"), new("FromArray", "new([\"a\"])", "new([])"), new("FromSpan", "new([1, 2])", "new([])"),
        new("Source<int>", "new IntSource { A = 1 }", "new PlainSource<int> { B = [2] }"),
        new("Source<List<string>>", "new ListSource<string> { C = \"c\" }", "new PlainSource<List<string>>()"), new("Angle", "new(1.5)", "new(-1)"),
        new("Serialized<Part>", "Serialized.From(new Part { A = 4 })", "Serialized.From(new Part())"),
    ];

    private static IEnumerable<ShapeKind> Nested() =>
    [
        new("int[][]", "[[1], []]", "[]"), new("List<List<string>>", "[[\"a\"], []]", "[]"), new("List<int?>", "[1, null]", "[]"),
        new("bool?[]", "[true, null, false]", "[]"), new("Dictionary<string, List<Part>>", "new() { [\"a\"] = [new() { A = 1 }] }", "[]"),
        new("Dictionary<Spot, Spot?>", "new() { [new() { X = 1 }] = null }", "[]"), new("List<Spot>", "[new() { X = 1 }]", "[]"),
        new("SpotRecord[]", "[new(1, \"a\")]", "[]"), new("ImmutableArray<Part>", "[new() { A = 1 }]", "[]"),
        new("List<Animal?>", "[new Dog(), null]", "[]"),
        new("Dictionary<string, (int, Level)>", "new() { [\"a\"] = (1, Level.High) }", "[]"), new("HashSet<(int, int)>", "[(1, 2)]", "[]"),
        new("Queue<PartRecord>", "new([new(1, [])])", "new()"), new("KeyValuePair<Level, byte[]>[]", "[new(Level.Low, [1])]", "[]"),
        new("List<Node>", "[new() { A = 1 }]", "[]"), new("Tuple<List<int>, Part>", "new([1], new())", "new([], new())"),
        new("List<Money>", "[new(\"EUR\", 1)]", "[]"), new("Lazy<Part>", "new(new Part { A = 1 })", "new(new Part())"),
        new("Pair<List<Dog>>", "new() { One = [new()] }", "new()"),
    ];
}
