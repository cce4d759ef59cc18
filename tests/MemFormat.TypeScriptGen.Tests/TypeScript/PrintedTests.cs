using System.Runtime.CompilerServices;
using MemFormat.Tool.Tests;

namespace MemFormat.TypeScriptGen.Tests;

/// <summary>What is printed, letter for letter. A difference is written to a `.received` file beside the one that was expected.</summary>
public sealed class PrintedTests : IDisposable
{
    private const string Model = """
        /// <summary>What somebody wants.</summary>
        [MemFormattable]
        public partial class Order
        {
            /// <summary>Given by the shop.</summary>
            public int Id { get; set; }
            public required string Customer { get; init; }
            public Status Status { get; set; } = Status.Paid;
            public DateTime PlacedAt { get; set; }
            public DateTime? ShippedAt { get; set; }
            public decimal Total { get; set; }
            public string Currency { get; set; } = "EUR";
            public bool IsGift { get; set; }
            [MemFormerName("Address")] public Address? ShipTo { get; set; }
            public List<Line> Lines { get; set; } = [];
            public Dictionary<string, int> Stock { get; set; } = [];
            public IPayment? Payment { get; set; }
            public Page<Line>? More { get; set; }
        }

        public enum Status { Open, Paid, Lost = 9 }

        [MemFormattable] public partial record Address(string Street, string? City);

        [MemFormattable]
        public partial struct Line
        {
            [MemMember(1)] public int Sku;
            [MemMember(2)] public long Count;
        }

        [MemFormattable] public partial record Page<T>(List<T> Items, int? Next);

        [MemFormattable, MemUnion(1, typeof(Card)), MemUnion(2, typeof(Cash))] public partial interface IPayment;
        [MemFormattable] public partial record Card(string Number) : IPayment;
        [MemFormattable(Encoding = MemEncoding.Compact)] public partial record Cash(int Cents) : IPayment;
        """;

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    /// <summary>A line for each file of the runtime; <c>index.ts</c> is the package's.</summary>
    private static string Runtime(string what) =>
        string.Join("\n", Directory.GetFiles(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../../src/TypeScriptGen/runtime"), "*.ts")
        .Select(Path.GetFileName).Where(f => f != "index.ts" && !f!.Contains("temporal", StringComparison.Ordinal)).Order(StringComparer.Ordinal)
        .Select(f => $"memformat/{f}: {what}"));

    private static string ThisFile([CallerFilePath] string file = "") => file;

    [Fact]
    public void The_files_of_a_small_model()
    {
        Assert.Equal(
            "0\nShop.ts: written\nindex.ts: written\n" + Runtime("written"),
            Print());
        Verify("Shop", _project.Text("web/Shop.ts") + "\n// ---- index.ts\n" + _project.Text("web/index.ts"));
    }

    [Fact]
    public void What_types_become_can_be_chosen()
    {
        const string Measured = """
            [MemFormattable]
            public partial class Measured : ISample
            {
                public long Count { get; set; } = 7;
                public ulong Most { get; set; } = ulong.MaxValue;
                public System.Numerics.BigInteger Sum { get; set; }
                public decimal Price { get; set; } = 1.5m;
                public DateTime At { get; set; }
                public byte[] Raw { get; set; } = [];
                public double[] Values { get; set; } = [];
                public List<int?> Gaps { get; set; } = [];
                [MemMember(Encoding = MemEncoding.Compact)] public List<uint>? Ids { get; set; }
                public Dictionary<string, int[]> Series { get; set; } = [];
                public Dictionary<DateTime, Unit> Days { get; set; } = [];
            }

            public enum Unit : long { Kg = 1, Huge = long.MaxValue }

            [MemFormattable, MemUnion(1, typeof(Measured))] public partial interface ISample;
            """;
        _project.Build(Measured).Run(
            "ts", _project.Assembly(), "-o", _project.Path("web"), "--integers", "number", "--decimals", "Number", "--dates", "epochMs", "--bytes",
            "view",
            "--arrays", "typed", "--dictionaries", "record", "--discriminator", "kind");
        Verify("Measured", _project.Text("web/Shop.ts"));
    }

    [Fact]
    public void Types_can_be_left_out_and_what_has_lost_members_is_not_written()
    {
        Print("--exclude", "Shop.Page", "--exclude", "Shop.Status");
        var text = _project.Text("web/Shop.ts");
        Assert.Contains(
            "export function pageOfLineBody(r: mf.Reader): void {\n  mf.enter(r);\n  const at = mf.take(r, 1);\n  const f0 = r.bytes[at]!;\n  mf.spare(r, f0 >> 1);\n"
            + "  f0 & 1 ? mf.one(r, 4, mf.int32) : null;\n  mf.notNull(r, mf.block(r, 12, lineAt));\n  r.depth++;\n}\n",
            text, StringComparison.Ordinal);
        Assert.Contains("  f0 & 8 ? pageOfLineBody(r) : null;\n", text, StringComparison.Ordinal);
        foreach (var gone in new[] { "interface PageOfLine", "const Status", "  more", "  status", "readPageOfLine", "createPageOfLine", "putOrder",
            "writeOrder" })
        {
            Assert.DoesNotContain(gone, text, StringComparison.Ordinal);
        }

        foreach (var there in new[] { "readOrder", "createOrder", "writeIPayment", "writeLine" })
            Assert.Contains(there, _project.Text("web/index.ts"), StringComparison.Ordinal);
        Assert.DoesNotContain("writeOrder", _project.Text("web/index.ts"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("--exclude", "Shop.Cards",
        "memformat: Shop.Cards cannot be left out: there is no such type. Write C# names with namespaces and without type arguments.")]
    [InlineData("--exclude", "Shop.Card",
        "memformat: Shop.Card cannot be left out, because it is a case of Shop.IPayment. Leave the union out, too.")]
    [InlineData("--integers", "long",
        "memformat: --integers cannot be 'long'. Type of integers of 64 bits and more: bigint, number (an error beyond 2^53), or string.")]
    [InlineData("--dates", "2",
        "memformat: --dates cannot be '2'. Type of dates: date, epochMs, iso (text), ticks (without loss; applies to spans of time, too), or temporal (all dates and times).")]
    [InlineData("--discriminator", "value", "memformat: 'value' cannot be the discriminator: choose a name such as kind or $type, but not value.")]
    [InlineData("--discriminator", "a-b", "memformat: 'a-b' cannot be the discriminator: choose a name such as kind or $type, but not value.")]
    [InlineData("--discriminator", "number",
        "memformat: Shop.Card is a case of a union, and its member Number has the name of the discriminator. Choose another discriminator than number.")]
    public void What_cannot_be_chosen_is_an_error(string option, string value, string message)
    {
        Assert.Equal("1\n" + message, Print(option, value));
        Assert.False(Directory.Exists(_project.Path("web")));
    }

    [Fact]
    public void Names_and_ticks_can_be_kept()
    {
        Print("--keep-names", "--ticks", "--import-suffix", ".js");
        var text = _project.Text("web/Shop.ts");
        Assert.Contains("  PlacedAt: bigint;\n", text, StringComparison.Ordinal);
        Assert.Contains("from './memformat/reader.js';", text, StringComparison.Ordinal);
        Assert.Contains("from './write-core.js';", _project.Text("web/memformat/writer.ts"), StringComparison.Ordinal);
    }

    [Fact]
    public void Files_that_need_Temporal_are_there_only_for_types_that_do()
    {
        Print();
        Assert.False(File.Exists(_project.Path("web/memformat/temporal.ts")));
        Print("--dates", "temporal");
        Assert.True(File.Exists(_project.Path("web/memformat/temporal.ts")));
        Assert.True(File.Exists(_project.Path("web/memformat/write-temporal.ts")));
        var text = _project.Text("web/Shop.ts");
        Assert.Contains("  placedAt: temporal.DateTime;\n", text, StringComparison.Ordinal);
        Assert.Contains("import * as temporal from './memformat/temporal.ts';\n", text, StringComparison.Ordinal);
        Assert.Contains("outTemporal.dateTimeTemporal(", text, StringComparison.Ordinal);
    }

    [Fact]
    public void The_runtime_can_be_a_package()
    {
        Print();
        Assert.Equal(
            "0\nShop.ts: written\nindex.ts: written\n" + Runtime("removed"),
            Print("--runtime", "@shop/memformat"));
        Assert.Contains("import * as mf from '@shop/memformat/reader';", _project.Text("web/Shop.ts"), StringComparison.Ordinal);
        Assert.Contains("export type MemFormatVersion = PrintedFor<", _project.Text("web/index.ts"), StringComparison.Ordinal);
        Assert.Contains("'../memformat' is not the name of a package.", Print("--runtime", "../memformat"), StringComparison.Ordinal);
    }

    [Fact]
    public void Items_of_a_generic_type_may_be_null_if_they_may_be_anywhere()
    {
        const string Types =
            "[MemFormattable] public partial class Page<T> { public System.Collections.Generic.List<T> Items { get; set; } = []; } [MemFormattable] public partial class Order { public int Id { get; set; } } [MemFormattable] public partial class Line { public int Id { get; set; } } ";
        _project.Build(Types
            + "[MemFormattable] public partial class Shop { public Page<Order>? Orders { get; set; } public Page<Line?>? Lines { get; set; } public Page<Line>? More { get; set; } }")
            .Run("ts", _project.Assembly(), "-o", _project.Path("web"));
        var text = _project.Text("web/Shop.ts");
        Assert.Contains("export interface PageOfOrder {\n  items: Order[];\n}", text, StringComparison.Ordinal);
        Assert.Contains("export interface PageOfLine {\n  items: (Line | null)[];\n}", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("date",
        "wait: 90000,\n    since: new Date(1795482000000),\n    until: new Date(1795478400000),\n    day: '2026-11-24',\n    at: '17:05:00',\n    key: '0f8fad5b-d9cb-469f-a165-70867728950e',\n")]
    [InlineData("epochMs", "wait: 90000,\n    since: 1795482000000,\n    until: 1795478400000,\n")]
    [InlineData("iso", "wait: 90000,\n    since: '2026-11-24T01:00:00Z',\n    until: '2026-11-24T01:00:00+01:00',\n")]
    [InlineData("ticks", "wait: BigInt(900000000),\n    since: BigInt('5250996806427387904'),\n    until: [BigInt('639310752000000000'), 60],\n")]
    [InlineData("temporal",
        "wait: temporal.duration('PT0H1M30S'),\n    since: temporal.dateTime('2026-11-24T01:00:00Z'),\n    until: temporal.zonedDateTime('2026-11-24T01:00:00+01:00[+01:00]'),\n    day: temporal.plainDate('2026-11-24'),\n    at: temporal.plainTime('17:05:00'),\n")]
    public void Spans_and_dates_made_of_constants_are_defaults(string dates, string defaults)
    {
        _project.Build("""
            [MemFormattable] public partial class Visit
            {
                public TimeSpan Wait { get; set; } = TimeSpan.FromMinutes(1.5);
                public DateTime Since { get; set; } = new(2026, 11, 24, 1, 0, 0, DateTimeKind.Utc);
                public DateTimeOffset Until { get; set; } = new(2026, 11, 24, 1, 0, 0, TimeSpan.FromHours(1));
                public DateOnly Day { get; set; } = new(2026, 11, 24);
                public TimeOnly At { get; set; } = new(17, 5);
                public Guid Key { get; set; } = new("0F8FAD5B-D9CB-469F-A165-70867728950E");
            }
            """).Run("ts", _project.Assembly(), "-o", _project.Path("web"), "--dates", dates);
        var text = _project.Text("web/Shop.ts");
        Assert.Contains(defaults, text, StringComparison.Ordinal);

        // What readers of other versions set.
        Assert.Equal(6, System.Text.RegularExpressions.Regex.Match(text, "defaults: \\{(.*)\\}").Groups[1].Value.Split(',').Length);
    }

    [Fact]
    public void Tuples_have_the_names_of_their_elements_and_members_the_form_of_their_attribute()
    {
        _project.Build("""
            [MemFormattable] public partial class Trip
            {
                public List<(int Id, string Name, string?)> Stops { get; set; } = [];
                public (int, string) Plain { get; set; }
                [MemTypeScript(As = TypeScriptForm.Number)] public Dictionary<long, (long Left, long Right)?> Seats { get; set; } = [];
                [MemTypeScript(As = TypeScriptForm.Iso)] public DateTimeOffset? Left { get; set; }
            }
            """).Run("ts", _project.Assembly(), "-o", _project.Path("web"));
        Assert.Contains(
            """
            export interface Trip {
              stops: [id: number, name: string | null, item3: string | null][];
              plain: $System.ValueTupleOfIntString;
              seats: Map<number, [left: bigint, right: bigint] | null>;
              left: string | null;
            }
            """,
            _project.Text("web/Shop.ts"), StringComparison.Ordinal);
    }

    [Fact]
    public void Defaults_that_are_no_constants_are_asked_for_and_others_are_those_of_CSharp()
    {
        _project.Build("""
            [MemFormattable] public partial class Order
            {
                public Guid Key { get; set; } = Guid.NewGuid();
                public List<int>? Marks { get; set; } = [];
                public Inner? Part { get; set; } = new();
                public Keyed? Other { get; set; } = new();
                public string? Note { get; set; }
            }

            [MemFormattable] public partial class Inner { public int Id { get; set; } = 3; }
            [MemFormattable] public partial class Keyed { public DateTime At { get; set; } = DateTime.UtcNow; }
            """).Run("ts", _project.Assembly(), "-o", _project.Path("web"));
        Assert.Contains(
            """
            export function createOrder(init: Pick<Order, 'key' | 'other'> & Partial<Order>): Order {
              return {
                marks: [],
                part: createInner(),
                note: null,
                ...init,
              };
            }
            """,
            _project.Text("web/Shop.ts"), StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_obsolete_is_deprecated()
    {
        _project.Build("""
            [MemFormattable] public partial class Order
            {
                /// <summary>What it costs.</summary>
                [System.Obsolete("Use Total. It ends with {")] public int Price { get; set; }
                [System.Obsolete] public int Weight { get; set; }
                public Way Way { get; set; }
            }

            public enum Way { Walk, [System.Obsolete("Walk */ instead.")] Drive }
            """).Run("ts", _project.Assembly(), "-o", _project.Path("web"));
        var text = _project.Text("web/Shop.ts");
        Assert.Contains(
            "export interface Order {\n  /**\n   * What it costs.\n   * @deprecated Use Total. It ends with {\n   */\n  price: number;\n  /** @deprecated */\n  weight: number;\n  way: Way;\n}",
            text, StringComparison.Ordinal);
        Assert.Contains("  /** @deprecated Walk * / instead. */\n  Drive: 1,\n", text, StringComparison.Ordinal);
    }

    [Fact]
    public void The_index_leaves_names_to_the_users_types()
    {
        _project.Build("[MemFormattable] public partial class Source { public int Id { get; set; } }")
            .Run("ts", _project.Assembly(), "-o", _project.Path("web"));
        var index = _project.Text("web/index.ts");
        Assert.Contains("export type { Source } from './Shop.ts';", index, StringComparison.Ordinal);
        Assert.Contains("export type { Input, LaterInput, MemFormatErrorCode } from './memformat/reader.ts';", index, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Id"), InlineData("ID"), InlineData("IDs"), InlineData("Id2"), InlineData("ID2"), InlineData("URLPath"), InlineData("A"), InlineData(
        "A1"), InlineData("AB"), InlineData("aB")]
    [InlineData("_Id"), InlineData("Ünder"), InlineData("ÜBer"), InlineData("ABCDef"), InlineData("A_B"), InlineData("")]
    public void Properties_are_called_as_with_the_web_defaults_of_json(string name) =>
        Assert.Equal(System.Text.Json.JsonNamingPolicy.CamelCase.ConvertName(name), MemFormat.Schema.Manifest.PropertyName.Camel(name));

    [Fact]
    public void Nested_types_of_generic_ones_follow_their_names()
    {
        _project.Build("""
            [MemFormattable, MemUnion(1, typeof(Result<>.Ok)), MemUnion(2, typeof(Result<>.Failed))]
            public abstract partial record Result<T>
            {
                [MemFormattable] public partial record Ok(T Value) : Result<T>;
                [MemFormattable] public partial record Failed(string Why, Reason Why2) : Result<T>;
                public enum Reason { Late }
            }

            public partial class Outer<A>
            {
                [MemFormattable] public partial class Inner<B> { public A? First { get; set; } public B? Second { get; set; } public Leaf? Last { get; set; } [MemFormattable] public partial class Leaf { public int Id { get; set; } } }
            }

            public static partial class Plain { [MemFormattable] public partial class Page<T> { public T? Item { get; set; } } }

            [MemFormattable] public partial class Answer
            {
                public Result<int>? One { get; set; }
                public Result<string>.Ok? Two { get; set; }
                public Outer<int>.Inner<string>? Three { get; set; }
                public Plain.Page<Result<int>.Ok>? Four { get; set; }
            }
            """);
        Assert.StartsWith("0", _project.Run("ts", _project.Assembly(), "-o", _project.Path("web")), StringComparison.Ordinal);
        var text = _project.Text("web/Shop.ts");
        string[] names =
        [
            "  | { $type: 'resultOfIntOk' } & ResultOfIntOk\n  | { $type: 'resultOfIntFailed' } & ResultOfIntFailed;",
            "export function isResultOfIntOk(", "interface ResultOfStringOk ",
            "interface OuterOfIntInnerOfString ", "interface OuterOfIntInnerOfStringLeaf ", "interface PlainPageOfResultOfIntOk ",
            "export const ResultReason = {",
        ];
        Assert.All(names, n => Assert.Contains(n, text, StringComparison.Ordinal));
        Assert.DoesNotContain("OfInt2", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Files_begin_with_what_linters_look_for_and_those_of_earlier_releases_are_known()
    {
        Print();
        Assert.All(Directory.GetFiles(_project.Path("web"), "*.ts", SearchOption.AllDirectories),
            f => Assert.StartsWith("/* eslint-disable */ // @generated ", File.ReadLines(f).First(), StringComparison.Ordinal));
        File.WriteAllText(
            _project.Path("web/Old.ts"), "// <auto-generated/> MemFormat prints this file from your C# types. It overwrites your changes.\n");
        File.WriteAllText(_project.Path("web/mine.ts"), "/* eslint-disable */\n");
        Assert.Equal("0\nOld.ts: removed", Print());
    }

    [Fact]
    public void Nothing_is_written_twice_and_what_is_not_printed_any_more_goes()
    {
        Print();
        File.WriteAllText(_project.Path("web/mine.ts"), "// mine\n");
        File.WriteAllText(_project.Path("web/Old.ts"), File.ReadLines(_project.Path("web/Shop.ts")).First() + "\n");
        var time = File.GetLastWriteTimeUtc(_project.Path("web/Shop.ts"));
        Assert.Equal("0\nOld.ts: removed", Print());
        Assert.Equal("0\n~/web: up to date", Print("--check"));
        Assert.Equal(time, File.GetLastWriteTimeUtc(_project.Path("web/Shop.ts")));
        Assert.True(File.Exists(_project.Path("web/mine.ts")));
    }

    [Fact]
    public void A_check_writes_nothing_and_ends_with_1()
    {
        Print();
        _project.Build("[MemFormattable] public partial class Order { public int Id { get; set; } }");
        Assert.Equal(
            "1\nShop.ts would be written\nindex.ts would be written", _project.Run("ts", _project.Assembly(), "-o", _project.Path("web"), "--check"));
        Assert.Contains("PlacedAt".ToLowerInvariant(), _project.Text("web/Shop.ts").ToLowerInvariant(), StringComparison.Ordinal);
    }

    private string Print(params string[] options) => _project.Build(Model).Run(["ts", _project.Assembly(), "-o", _project.Path("web"), .. options]);

    private static void Verify(string name, string text, [CallerFilePath] string file = "")
    {
        var path = Path.Combine(Path.GetDirectoryName(file)!, name + ".verified.txt");
        var expected = File.Exists(path) ? File.ReadAllText(path).ReplaceLineEndings("\n") : "";
        if (expected != text)
            File.WriteAllText(path.Replace(".verified.", ".received."), text);
        Assert.True(expected == text, $"{path} is not what is printed.");
    }
}
