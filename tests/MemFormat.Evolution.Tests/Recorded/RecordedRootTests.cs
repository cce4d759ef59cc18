namespace MemFormat.Evolution.Tests;

/// <summary>Roots of every kind have the history of what they hold.</summary>
public class RecordedRootTests
{
    private const string First =
        "[MemFormattable] public partial class Item { public int A { get; set; } } [MemFormattable] public partial struct Point { public int X; }";
    private const string Second =
        "[MemFormattable] public partial class Item { public long A { get; set; } public int B { get; set; } } [MemFormattable] public partial struct Point { public int X; public int Y; }";

    private const string Program = """
        public static class Program
        {
            private static readonly MemFormatOptions s_options = new() { Header = MemFormatHeader.Fingerprint };
            public static byte[][] Write() =>
            [
                MemFormatSerializer.Serialize(new List<Item?> { new() { A = 1 }, null }, s_options),
                MemFormatSerializer.Serialize(new Item[][] { [new() { A = 1 }], [] }, s_options),
                MemFormatSerializer.Serialize(new Dictionary<string, Item> { ["k"] = new() { A = 1 } }, s_options),
                MemFormatSerializer.Serialize(new Dictionary<int, List<Item>> { [2] = [new() { A = 1 }] }, s_options),
                MemFormatSerializer.Serialize(new List<Point> { new() { X = 1 } }, s_options),
                MemFormatSerializer.Serialize(new Point?[] { new() { X = 1 }, null }, s_options),
                MemFormatSerializer.Serialize(new Dictionary<Point, int> { [new() { X = 1 }] = 2 }, s_options),
            ];
            public static string Read(byte[][] payloads) => string.Join(" ",
                MemFormatSerializer.Deserialize<List<Item?>>(payloads[0])![0]!.A,
                MemFormatSerializer.Deserialize<HashSet<Item>>(payloads[0])!.First().A,
                MemFormatSerializer.Deserialize<Item[][]>(payloads[1])![0][0].A,
                MemFormatSerializer.Deserialize<Dictionary<string, Item>>(payloads[2])!["k"].A,
                MemFormatSerializer.Deserialize<Dictionary<int, List<Item>>>(payloads[3])![2][0].A,
                MemFormatSerializer.Deserialize<List<Point>>(payloads[4])![0].X,
                MemFormatSerializer.Deserialize<Point?[]>(payloads[5])![0]!.Value.X,
                MemFormatSerializer.Deserialize<Dictionary<Point, int>>(payloads[6])!.Keys.First().X);
        }
        """;

    [Fact]
    public void Collections_of_a_recorded_type_are_recorded_with_it()
    {
        using var releases = new Releases(First + Program, Second + Program, "Item", "Point");
        Assert.Equal("1 1 1 1 1 1 1 1", releases.Second.Call("Read", [releases.First.Call("Write")]));
    }

    [Fact]
    public void Also_when_the_class_has_become_a_struct_or_a_struct_a_class()
    {
        using var releases = new Releases(First + Program,
            Second.Replace("class Item", "struct Item", StringComparison.Ordinal)
                + Program.Replace("Item?> { new() { A = 1 }, null", "Item> { new() { A = 1 }", StringComparison.Ordinal)
                    .Replace("List<Item?>>(payloads[0])![0]!.A", "List<Item>>(payloads[0])![0].A", StringComparison.Ordinal), "Item", "Point");
        Assert.Equal("1 1 1 1 1 1 1 1", releases.Second.Call("Read", [releases.First.Call("Write")]));
        using var back = new Releases(
            "[MemFormattable] public partial struct Item { public int A; }" + Lists("Item"),
            "[MemFormattable] public partial class Item { public int A; public int B; }" + Lists("Item"), "Item");
        Assert.Equal(1, back.Second.Call("Read", back.First.Call("Write")));
    }

    private static string Lists(string type) => $$"""
        public static class Program
        {
            public static byte[] Write() => MemFormatSerializer.Serialize(new List<{{type}}> { new() { A = 1 } }, new() { Header = MemFormatHeader.Fingerprint64 });
            public static int Read(byte[] payload) => MemFormatSerializer.Deserialize<List<{{type}}>>(payload)![0].A;
        }
        """;

    [Fact]
    public void A_collection_of_a_type_that_is_not_recorded_is_unknown()
    {
        using var releases = new Releases(First + Program, Second + Program, "Point");
        var error = Assert.Throws<MemFormatException>(() => releases.Second.Call("Read", [releases.First.Call("Write")]));
        Assert.Equal(MemFormatError.UnknownSchema, error.Error);
    }

    [Fact]
    public void Closed_generic_types_are_recorded_by_themselves()
    {
        const string Code =
            "[MemFormattable] public partial class Page<T> { public int Number { get; set; } public List<T> Items { get; set; } = []; }";
        const string MainProgram = """
            public static class Program
            {
                public static byte[] Write(MemFormatOptions? options) => MemFormatSerializer.Serialize(new Page<Item> { Number = 2, Items = [new() { A = 1 }] }, options);
                public static long Read(byte[] payload) => MemFormatSerializer.Deserialize<Page<Item>>(payload)!.Items[0].A;
            }
            """;
        using var first = new World(Compiler.Compile("Program", First + Code + MainProgram));
        var inline = (byte[])first.Call("Write", [null])!;
        using var second =
            new World(Compiler.CompileRecorded("Program", Second + Code + MainProgram,
                new Shipped().Add("Page<Item>", "1.0", MemFormatSchema.Read(inline).Descriptor.ToArray(), [])));
        Assert.Equal(1L, second.Call("Read", inline));
        Assert.Equal(1L, second.Call("Read", first.Call("Write", Payload.Fingerprint)));
    }

    [Fact]
    public void Objects_that_keep_their_identity()
    {
        const string Code =
            "[MemFormattable(PreserveReferences = true)] public partial class Node { public int A { get; set; } public Node? Next { get; set; } }";
        using var releases = new Releases(Code, Code.Replace("int A", "long A", StringComparison.Ordinal), "Node");
        using var without = new Releases(Code, Code.Replace("(PreserveReferences = true)", "", StringComparison.Ordinal), "Node");
        foreach (var found in (Releases[])[releases, without])
        {
            Assert.Equal(
                "{A=1 Next={A=2 Next=null}}", found.Read("Node", found.First.New("Node", ("A", 1), ("Next", found.First.New("Node", ("A", 2))))));
        }
    }

    [Fact]
    public void Populate_json_and_reports_know_them()
    {
        using var releases = new Releases(First, Second + """
            public static class Program
            {
                public static string All(byte[] payload)
                {
                    var item = new Item { B = 5 };
                    MemFormatSerializer.Populate(payload, ref item);
                    var report = new MemFormatReadReport();
                    MemFormatSerializer.Deserialize<Item>(payload, new MemFormatOptions { Report = report });
                    return $"{item.A} {item.B} {MemFormatJson.ToString(payload, MemFormatSchema.Of<Item>())} {string.Join(", ", report.Differences.Select(d => d.ToString()))}";
                }
            }
            """, "Item");
        var item = releases.First.New("Item", ("A", 1));
        var expected = releases.Second.Call("All", releases.First.Write("Item", item));
        Assert.StartsWith("1 5 {\"A\":1} ", (string)expected!, StringComparison.Ordinal);
        Assert.Equal(expected, releases.Second.Call("All", releases.First.Write("Item", item, Payload.Fingerprint)));
        Assert.Equal(expected, releases.Second.Call("All", releases.First.Write("Item", item, Payload.Fingerprint64)));
    }

    [Fact]
    public void A_member_that_is_a_payload_of_its_own_is_read_by_its_fingerprint_too()
    {
        const string MainProgram = """
            [MemFormattable] public partial class Letter { public Serialized<Item>? Item { get; set; } }
            public static class Program
            {
                public static byte[] Write() => MemFormatSerializer.Serialize(new Item { A = 3 }, new MemFormatOptions { Header = MemFormatHeader.Fingerprint });
                public static long Read(byte[] payload) => MemFormatSerializer.Deserialize<Item>(payload)!.A;
            }
            """;
        using var releases = new Releases(First + MainProgram, Second + MainProgram, "Item");
        Assert.Equal(3L, releases.Second.Call("Read", releases.First.Call("Write")));
    }

    [Fact]
    public void Sessions_know_them()
    {
        const string MainProgram = """
            public static class Program
            {
                public static byte[] Write()
                {
                    var session = new System.IO.MemoryStream();
                    MemFormatSerializer.WriteManyAsync(session, new[] { new Item { A = 1 }, new Item { A = 2 } }, new MemFormatOptions { Header = MemFormatHeader.Fingerprint }).AsTask().Wait();
                    return session.ToArray();
                }

                public static string Read(byte[] session)
                {
                    var items = MemFormatSerializer.ReadManyAsync<Item>(new System.IO.MemoryStream(session)).GetAsyncEnumerator();
                    var text = "";
                    while (items.MoveNextAsync().AsTask().Result)
                        text += items.Current.A + " ";
                    return text;
                }
            }
            """;
        using var releases = new Releases(First + MainProgram, Second + MainProgram, "Item");
        Assert.Equal("1 2 ", releases.Second.Call("Read", releases.First.Call("Write")));
    }
}
