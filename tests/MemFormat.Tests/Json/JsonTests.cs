using System.Globalization;
using System.Numerics;
using System.Text.Json;
using System.Text;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Payloads as JSON.</summary>
public partial class JsonTests
{
    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Every_payload_is_one_JSON_value(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        var schema = SchemaOf(corpusCase);
        foreach (var options in Headers.All)
        {
            foreach (var value in corpusCase.Values(4).Where(v => v is not null || options.Header != MemFormatHeader.None))
            {
                var payload = corpusCase.Serialize(value, options);
                var text = MemFormatJson.ToString(payload, schema, options);
                using var document = JsonDocument.Parse(text, new JsonDocumentOptions { MaxDepth = 1000 });
                Assert.Equal(value is null, document.RootElement.ValueKind == JsonValueKind.Null);
                Assert.Equal(text, MemFormatJson.ToString(corpusCase.Serialize(value), schema));
                if (options.Header == MemFormatHeader.Inline)
                    JsonDocument.Parse(MemFormatJson.ToString(payload, isIndented: true), new JsonDocumentOptions { MaxDepth = 1000 }).Dispose();
                Assert.Equal(MemFormatError.TrailingData,
                    Assert.Throws<MemFormatException>(() => MemFormatJson.ToString([.. payload, 0], schema, options)).Error);
            }
        }
    }

    /// <summary>A null root is a header of its own. A body that states it is refused, as readers do.</summary>
    [Fact]
    public void A_root_whose_body_states_its_null_is_refused()
    {
        // Null is one byte in a list: here behind the header of another value.
        foreach (var payload in new[] { MemFormatSerializer.Serialize(new List<int>()), MemFormatSerializer.Serialize(new List<IShape>()),
            MemFormatSerializer.Serialize(new List<Kin>()) })
        {
            payload[^1] = 1;
            var error = Assert.Throws<MemFormatException>(() => MemFormatJson.ToString(payload));
            Assert.Equal((MemFormatError.InvalidData, payload.Length), (error.Error, error.Offset));
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Damaged_payloads_give_the_one_exception(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        var schema = SchemaOf(corpusCase);
        var random = new Random(7);
        foreach (var payload in corpusCase.Values(2).Where(v => v is not null).Select(v => corpusCase.Serialize(v)))
        {
            for (var length = 0; length < Math.Min(payload.Length, 300); length++)
                Assert.Throws<MemFormatException>(() => MemFormatJson.ToString(payload.AsSpan(0, length), schema));
            for (var i = 0; i < 200; i++)
            {
                var damaged = payload.ToArray();
                damaged[random.Next(damaged.Length)] = (byte)random.Next(256);
                try
                {
                    MemFormatJson.ToString(damaged, schema);
                }
                catch (MemFormatException)
                {
                }
            }
        }
    }

    [Fact]
    public void Scalars_become_JSON() => Assert.Equal(
        """["a",true,-3,250,1.5,0.1,"12.50","9007199254740993","-170141183460469231731687303715884105728","z","00000000-0000-0000-0000-000000000007","2024-02-29T12:00:00.0000000Z","2024-02-29T12:00:00.0000000 local","2024-02-29T12:00:00.0000000+02:00","1.02:03:04","2024-02-29","12:30:00.0000000","AQID",null]""",
        "["
            + string.Join(",", Json("a"), Json(true), Json((sbyte)-3), Json((byte)250), Json(1.5), Json(0.1f), Json(12.50m), Json(9007199254740993),
                Json(Int128.MinValue), Json('z'),
            Json(new Guid(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7)), Json(new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc)),
            Json(new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Local)),
            Json(new DateTimeOffset(2024, 2, 29, 12, 0, 0, TimeSpan.FromHours(2))), Json(new TimeSpan(1, 2, 3, 4)), Json(new DateOnly(2024, 2, 29)),
            Json(new TimeOnly(12, 30)), Json(new byte[] { 1, 2, 3 }),
            Json<string?>(null)) + "]");

    [Fact]
    public void Numbers_that_JSON_has_no_form_for_are_text() => Assert.Equal(
        """["NaN","Infinity","-Infinity","NaN","-Infinity"] [-0,5E-324,3.4028235E+38]""",
        Json(new[] { double.NaN, double.PositiveInfinity, double.NegativeInfinity }).TrimEnd(']') + "," + Json(Half.NaN) + ","
            + Json(float.NegativeInfinity) + "] ["
        + string.Join(",", Json(-0.0), Json(double.Epsilon), Json(float.MaxValue)) + "]");

    [Fact]
    public void Maps_with_strings_as_keys_are_objects_and_others_are_lists_of_pairs()
    {
        Assert.Equal("""{"a":1,"":2}""", Json(new Dictionary<string, int> { ["a"] = 1, [""] = 2 }));
        Assert.Equal(
            """[[1,{"x":null}],[2,null]]""", Json(new Dictionary<int, Dictionary<string, string?>?> { [1] = new() { ["x"] = null }, [2] = null }));
        Assert.Equal(
            """[["00:00:01",[true,null,false]]]""", Json(new Dictionary<TimeSpan, bool?[]> { [TimeSpan.FromSeconds(1)] = [true, null, false] }));
    }

    [Fact]
    public void Only_payloads_with_objects_that_keep_their_identity_have_a_list_of_them()
    {
        var shape = MemFormatSerializer.Serialize<MemberCompressionTests.Shape>(new MemberCompressionTests.Round { Radius = 7 });
        Assert.StartsWith("""{"$case":1,"value":{"?""", MemFormatJson.ToString(shape), StringComparison.Ordinal);
        var kin = MemFormatSerializer.Serialize(Kin.Make(ValueSource.Greatest()));
        Assert.StartsWith("""{"$root":{"$ref":1},"$objects":[{""", MemFormatJson.ToString(kin), StringComparison.Ordinal);
    }

    [Fact]
    public void Lone_surrogates_are_escaped()
    {
        Assert.Equal("\"a\\ud800\\u0022 \\u000a\"", Json("a\ud800\" \n"));
        Assert.Equal("\"\\udc00\"", Json('\udc00'));
        Assert.Equal("""{"\\ud800":1}""", Json(new Dictionary<string, int> { ["\ud800"] = 1 }));
    }

    [Fact]
    public void Meanings_beyond_kinds_are_shown()
    {
        Assert.Equal("""["\uD83D\uDE00","-12345678901234567890123","1.2.3","https://a.b/c","^1",3]""", "[" + string.Join(
            ",", Json(new Rune(0x1F600)), Json(BigInteger.Parse("-12345678901234567890123", CultureInfo.InvariantCulture)),
            Json(new Version(1, 2, 3)), Json(new Uri("https://a.b/c")), Json(^1), Json((Index)3)) + "]");
        Assert.Equal(
            Convert.ToBase64String(BigInteger.Pow(3, 9000).ToByteArray()), JsonDocument.Parse(Json(BigInteger.Pow(3, 9000))).RootElement.GetString());
    }

    [Fact]
    public void Members_have_names_with_a_schema_and_keys_without()
    {
        var row = new Row { Id = 1, IsNew = true, Flag = null, Price = 2, Parts = { new Part { A = 3 }, null } };
        var payload = MemFormatSerializer.Serialize(row);
        Assert.Equal(
            """{"Id":1,"Flag":null,"IsNew":true,"Price":"2","Parts":[{"A":3},null]}""",
            Sorted(MemFormatJson.ToString(payload, MemFormatSchema.Of<Row>())));
        Assert.Equal("""{"#1":4,"#7":null}""", MemFormatJson.ToString(MemFormatSerializer.Serialize(new Numbered { First = 4 })));
        Assert.Matches("""^\{"\?[0-9a-f]{8}":""", MemFormatJson.ToString(payload));
    }

    [Fact]
    public void Later_types_give_earlier_payloads_their_names()
    {
        var payload = MemFormatSerializer.Serialize(new Row { Id = 1 });
        var text = MemFormatJson.ToString(payload, MemFormatSchema.Of<LaterRow>());
        Assert.Contains("\"Number\":1", text, StringComparison.Ordinal);
        Assert.Contains("\"?", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Payloads_that_name_another_schema_are_refused()
    {
        foreach (var options in new[] { Headers.Fingerprint, Headers.Fingerprint64 })
        {
            var payload = MemFormatSerializer.Serialize(new Row(), options);
            Assert.Equal(MemFormatError.UnknownSchema, Assert.Throws<MemFormatException>(() => MemFormatJson.ToString(payload)).Error);
            Assert.Equal(MemFormatError.UnknownSchema,
                Assert.Throws<MemFormatException>(() => MemFormatJson.ToString(payload, MemFormatSchema.Of<Numbered>())).Error);
        }

        Assert.Throws<ArgumentException>(() => MemFormatJson.ToString([1], null, Headers.None));
        Assert.Throws<ArgumentNullException>(() => MemFormatJson.Write([4], null!));
        Assert.Equal("null", MemFormatJson.ToString([4]));
    }

    [Fact]
    public void A_writer_of_ones_own_that_is_too_shallow_gives_the_one_exception()
    {
        using var writer = new Utf8JsonWriter(new MemoryStream(), new JsonWriterOptions { MaxDepth = 2 });
        var payload = MemFormatSerializer.Serialize(new List<List<List<int>>> { new() { new() } });
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatJson.Write(payload, writer)).Error);
    }

    private static string Json<T>(T value) => MemFormatJson.ToString(MemFormatSerializer.Serialize(value));

    private static MemFormatSchema SchemaOf(CorpusCase corpusCase) =>
        CorpusContext.Default.TryGetCodec(corpusCase.Type, out var codec)
            ? codec.Schema
            : MemFormat.Payloads.Finding.RootCodecs.Get(corpusCase.Type, null).Schema;

    /// <summary>The members in the order of their declaration: the body's own is by place and key.</summary>
    private static string Sorted(string json)
    {
        using var document = JsonDocument.Parse(json);
        string[] order = ["Id", "Flag", "IsNew", "Price", "Parts"];
        return "{"
            + string.Join(",",
                document.RootElement.EnumerateObject().OrderBy(p => Array.IndexOf(order, p.Name)).Select(p => $"\"{p.Name}\":{p.Value.GetRawText()}"))
                    + "}";
    }

    [MemFormattable]
    internal sealed partial class Row
    {
        public int Id { get; set; }

        public bool? Flag { get; set; }

        public bool IsNew { get; set; }

        public decimal? Price { get; set; }

        public List<Part?> Parts { get; } = [];
    }

    [MemFormattable]
    internal sealed partial class Part
    {
        public int A { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Numbered
    {
        [MemMember(1)]
        public int First { get; set; }

        [MemMember(7)]
        public string? Seventh { get; set; }
    }

    [MemFormattable]
    internal sealed partial class LaterRow
    {
        [MemFormerName("Id")]
        public long Number { get; set; }
    }
}
