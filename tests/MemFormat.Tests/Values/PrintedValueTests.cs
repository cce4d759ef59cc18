using System.Drawing;
using System.Net;
using System.Text.Json.Nodes;
using System.Text.Json;

namespace MemFormat.Tests.Values;

/// <summary>Values whose codecs are emitted into the programs that use them: texts, numbers in a row, and the empty tuple.</summary>
public partial class PrintedValueTests
{
    private static readonly MemFormatOptions s_options = new() { Context = Roots.Default };

    private static readonly MemFormatOptions s_bare = new() { Context = Roots.Default, Header = MemFormatHeader.None };

    [Theory]
    [InlineData("{")]
    [InlineData("[1,]")]
    [InlineData("1 2")]
    [InlineData("nul")]
    [InlineData(" ")]
    public void Json_that_is_none(string text)
    {
        Invalid<JsonElement>(text);
        Invalid<JsonDocument>(text);
        Invalid<JsonNode>(text);
    }

    [Fact]
    public void Json_without_a_text()
    {
        Assert.Equal(JsonValueKind.Undefined, Read<JsonElement>("").ValueKind);
        Invalid<JsonDocument>("");
        Invalid<JsonNode>("");
    }

    [Fact]
    public void Json_that_is_too_deep_or_of_another_form()
    {
        var depth = MemFormatLimits.Default.MaxDepth;
        Assert.Equal(JsonValueKind.Array, Read<JsonElement>(Nested(depth)).ValueKind);
        Invalid<JsonElement>(Nested(depth + 1));
        Invalid<JsonDocument>(Nested(depth + 1));
        Invalid<JsonNode>(Nested(depth + 1));
        Invalid<JsonObject>("[]");
        Invalid<JsonArray>("{}");
        Invalid<JsonValue>("{}");

        static string Nested(int depth) => new string('[', depth) + new string(']', depth);
    }

    [Fact]
    public void Json_stays_as_it_was_written()
    {
        const string Text = "{ \"a\" : 1.0,\n \"a\": [] }";
        using var document = JsonDocument.Parse(Text);
        Assert.Equal(Text, Copy(document.RootElement).GetRawText());
        using var copy = Copy(document);
        Assert.Equal(Text, copy.RootElement.GetRawText());
        Assert.Equal("[1,null,\"\\u00E9\"]", Copy<JsonNode>(new JsonArray(1, null, "é")).ToJsonString());
    }

    [Fact]
    public void Json_that_is_small_is_not_a_lot_of_memory()
    {
        // A token a character, each a row of what is parsed.
        var payload = MemFormatSerializer.Serialize(
            "[" + string.Concat(Enumerable.Repeat("[],", 500_000)) + "[]]", new() { Header = MemFormatHeader.None });
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(JsonValueKind.Array, MemFormatSerializer.Deserialize<JsonElement>(payload, s_bare).ValueKind);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, payload.Length, (16 << 20) + 128L * payload.Length);
    }

    [Theory]
    [InlineData("")]
    [InlineData("1.2.3.4:65536")]
    [InlineData("example.org:80")]
    public void End_points_that_are_none(string text) => Invalid<IPEndPoint>(text);

    [Theory]
    [InlineData("")]
    [InlineData("1.2.3.4")]
    [InlineData("1.2.3.4/33")]
    [InlineData("example.org/8")]
    public void Networks_that_are_none(string text) => Invalid<IPNetwork>(text);

    [Theory]
    [InlineData("#")]
    [InlineData("#12345678a")]
    [InlineData("#red")]
    public void Colors_that_are_none(string text) => Invalid<Color>(text);

    [Fact]
    public void Colors_keep_what_they_are()
    {
        foreach (var color in (Color[])[default, Color.Red, Color.FromArgb(255, 0, 0), SystemColors.Control, Color.FromName("Mine")])
            Assert.Equal(color, Copy(color));
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Serialize(Color.FromName("#1")));
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Serialize(Color.FromName("")));
    }

    [Fact]
    public void Nulls_are_told_from_values_without_a_text()
    {
        Assert.Null(Copy<JsonElement?>(null));
        Assert.Equal(JsonValueKind.Undefined, Copy<JsonElement?>(default(JsonElement))!.Value.ValueKind);
        Assert.Null(Copy<Color?>(null));
        Assert.Equal(default(Color), Copy<Color?>(default(Color)));
        Assert.Equal<IPNetwork?>([null, IPNetwork.Parse("10.0.0.0/8")], Copy<List<IPNetwork?>>([null, IPNetwork.Parse("10.0.0.0/8")]));
        Assert.Equal<IPEndPoint?>([null, new(IPAddress.IPv6Loopback, 80)], Copy<List<IPEndPoint?>>([null, new(IPAddress.IPv6Loopback, 80)]));
        Assert.Equal<Maybe<Color>>(new(null, Color.Red), Copy(new Maybe<Color>(null, Color.Red)));
    }

    [Fact]
    public void The_empty_tuple_is_a_byte()
    {
        Assert.Equal([0], MemFormatSerializer.Serialize(default(ValueTuple), s_bare));
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<ValueTuple>([1], s_bare));
        Assert.Equal(3, Copy<List<ValueTuple>>([default, default, default]).Count);
        Assert.Null(Copy<ValueTuple?>(null));
        Assert.Equal((1, default(ValueTuple), "a"), Copy((1, default(ValueTuple), "a")));
    }

    [Fact]
    public void Texts_are_read_as_values_and_back()
    {
        var old =
            MemFormatSerializer.Serialize(new Was { Config = "{\"a\":[1]}", Server = "[::1]:80", Paint = "Red", Area = new(1, 2), Nothing = null });
        var now = MemFormatSerializer.Deserialize<Is>(old)!;
        Assert.Equal(1, now.Config.GetProperty("a")[0].GetInt32());
        Assert.Equal(new IPEndPoint(IPAddress.IPv6Loopback, 80), now.Server);
        Assert.Equal(Color.Red, now.Paint);
        Assert.Equal(new Point(1, 2), now.Area);
        Assert.Equal(JsonValueKind.Undefined, now.Nothing.ValueKind);
        var back = MemFormatSerializer.Deserialize<Was>(MemFormatSerializer.Serialize(now))!;
        Assert.Equal(("{\"a\":[1]}", "[::1]:80", "Red", new Pixel(1, 2), ""), (back.Config, back.Server, back.Paint, back.Area, back.Nothing));
        Assert.Equal(MemFormatError.InvalidData,
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<Is>(MemFormatSerializer.Serialize(new Was { Config = "{" }))).Error);
    }

    private static T Copy<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value, s_options), s_options)!;

    private static T? Read<T>(string text) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(text, s_bare), s_bare);

    private static void Invalid<T>(string text) =>
        Assert.Equal(MemFormatError.InvalidData, Assert.Throws<MemFormatException>(() => Read<T>(text)).Error);

    [MemFormattable]
    internal sealed partial record Maybe<T>(T? First, T Second)
        where T : struct;

    [MemFormattable]
    internal readonly partial record struct Pixel(int X, int Y);

    [MemFormattable]
    internal sealed partial class Was
    {
        public string? Config { get; set; }

        public string? Server { get; set; }

        public string? Paint { get; set; }

        public Pixel Area { get; set; }

        public string? Nothing { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Is
    {
        public JsonElement Config { get; set; }

        public IPEndPoint? Server { get; set; }

        public Color Paint { get; set; }

        public Point Area { get; set; }

        public JsonElement Nothing { get; set; }
    }

    [MemFormatRoot(typeof(JsonElement))]
    [MemFormatRoot(typeof(JsonElement?))]
    [MemFormatRoot(typeof(JsonDocument))]
    [MemFormatRoot(typeof(JsonNode))]
    [MemFormatRoot(typeof(JsonObject))]
    [MemFormatRoot(typeof(JsonArray))]
    [MemFormatRoot(typeof(JsonValue))]
    [MemFormatRoot(typeof(IPEndPoint))]
    [MemFormatRoot(typeof(IPNetwork))]
    [MemFormatRoot(typeof(List<IPNetwork?>))]
    [MemFormatRoot(typeof(List<IPEndPoint>))]
    [MemFormatRoot(typeof(Color))]
    [MemFormatRoot(typeof(Color?))]
    [MemFormatRoot(typeof(Maybe<Color>))]
    [MemFormatRoot(typeof(ValueTuple))]
    [MemFormatRoot(typeof(ValueTuple?))]
    [MemFormatRoot(typeof(List<ValueTuple>))]
    [MemFormatRoot(typeof((int, ValueTuple, string)))]
    internal sealed partial class Roots : MemFormatContext;
}
