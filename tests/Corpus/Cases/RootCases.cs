namespace Corpus;

/// <summary>Roots that are no annotated types: scalars with all their edges, collections, nullables.</summary>
public static class RootCases
{
    private const int Seed = 20260102;
    private const int RandomValues = 24;

    public static IReadOnlyList<CorpusCase> All { get; } = [.. Scalars(), .. Collections()];

    private static IEnumerable<CorpusCase> Scalars() =>
    [
        Of("bool", s => s.Bool()),
        Of("sbyte", s => s.SByte()),
        Of("byte", s => s.Byte()),
        Of("short", s => s.Int16()),
        Of("ushort", s => s.UInt16()),
        Of("int", s => s.Int32()),
        Of("uint", s => s.UInt32()),
        Of("long", s => s.Int64()),
        Of("ulong", s => s.UInt64()),
        Of("Int128", s => s.Int128()),
        Of("UInt128", s => s.UInt128()),
        Of("Half", s => s.Half()),
        Of("float", s => s.Single()),
        Of("double", s => s.Double()),
        Of("decimal", s => s.Decimal()),
        Of("char", s => s.Char()),
        Of("Guid", s => s.Guid()),
        Of("DateTime", s => s.DateTime()),
        Of("DateTimeOffset", s => s.DateTimeOffset()),
        Of("TimeSpan", s => s.TimeSpan()),
        Of("DateOnly", s => s.DateOnly()),
        Of("TimeOnly", s => s.TimeOnly()),
        Of("Color", s => s.OneOf(Color.Low, Color.High, Color.Top, (Color)77)),
        Of("string", s => s.Text()),
        Of("string of every length", AllTexts()),
    ];

    private static IEnumerable<CorpusCase> Collections() =>
    [
        Of("int?", s => s.Nullable(s.Int32)),
        Of("Color?", s => s.Nullable(() => Color.Top)),
        Of("Point?", s => s.Nullable(() => Point.Make(s))),
        Of("null List<Order>", new List<Order>?[] { null }),
        Of("null string", new string?[] { null }),
        Of("int[]", s => s.Array(s.Int32)),
        Of("bool[]", s => s.Array(s.Bool)),
        Of("bool?[]", s => s.Array(() => s.Nullable(s.Bool))),
        Of("byte[]", s => s.Bytes()),
        Of("string?[]", s => s.Array(s.MaybeText)),
        Of("List<string>", s => s.List(s.Text)),
        Of("List<Order>", s => s.List(() => Order.Make(s))),
        Of("OrderLine[]", s => s.Array(() => OrderLine.Make(s))),
        Of("List<Point>", s => s.List(() => Point.Make(s))),
        Of("Point[]", s => s.Array(() => Point.Make(s))),
        Of("List<Cell?>", s => s.List(() => s.Nullable(() => Cell.Make(s)))),
        Of("Dictionary<string, Address?>", s => s.Map(s.Text, () => s.Maybe(() => Address.Make(s)))),
        Of("Dictionary<Guid, Book>", s => s.Map(s.Guid, () => Book.Make(s))),
        Of("HashSet<string>", s => s.Set(s.Text)),
        Of("List<List<int?>?>", s => s.List(() => s.Maybe(() => s.List(() => s.Nullable(s.Int32))))),
        Of("(int, string)", s => (s.Int32(), s.Text())),
        Of("Tuple<int, string?>", s => Tuple.Create(s.Int32(), s.MaybeText())),
        Of("List<(int, string?)>", s => s.List(() => (s.Int32(), s.MaybeText()))),
        Of("KeyValuePair<string, int>?", s => s.Nullable(() => new KeyValuePair<string, int>(s.Text(), s.Int32()))),
        Of("int[,]", s => s.Grid(s.Int32)),
        Of("Lazy<string>", s => new Lazy<string>(s.Text())),
        Of("Memory<byte>", s => new Memory<byte>(s.Bytes())),
        Of("ReadOnlyMemory<int>?", s => s.Nullable<ReadOnlyMemory<int>>(() => s.Array(s.Int32))),
        Of("BigInteger", s => s.BigInteger()),
        Of("BigInteger?", s => s.Nullable(s.BigInteger)),
        Of("Vector3", s => s.Vector3()),
        Of("Vector3[]", s => s.Array(s.Vector3)),
        Of("Version", s => s.Version()),
        Of("Uri", s => s.Uri()),
        Of("IPAddress", s => s.IPAddress()),
        Of("Rune", s => s.Rune()),
        Of("BitArray", s => s.BitArray()),
        Of("bool[] of every length", [.. Enumerable.Range(0, 70).Select(n => Enumerable.Range(0, n).Select(i => i % 3 == n % 3).ToArray())]),
        Of("int[] of every length", [.. Enumerable.Range(0, 20).Select(n => Enumerable.Range(0, n).ToArray()), new int[5000]]),
    ];

    private static string[] AllTexts() =>
    [
        .. from alphabet in Enumerable.Range(0, Strings.Alphabets)
           from length in Enumerable.Range(0, 301)
           select Strings.Of(alphabet, length),
    ];

    private static CorpusCase<T> Of<T>(string name, T[] values) => new(name, values);

    private static CorpusCase<T> Of<T>(string name, Func<ValueSource, T> make)
    {
        var source = ValueSource.Seeded(Seed);
        return new CorpusCase<T>(name,
        [
            make(ValueSource.Defaults()), make(ValueSource.Least()), make(ValueSource.Greatest()),
            .. Enumerable.Range(0, RandomValues).Select(_ => make(source)),
        ]);
    }
}
