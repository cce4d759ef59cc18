using MemFormat.Schema.Manifest;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>What the manifest says of declarations that the wire does not depend on.</summary>
public sealed class DeclarationTests
{
    [Theory]
    [InlineData("string", "string")]
    [InlineData("string?", "string?")]
    [InlineData("List<string>", "List(string)")]
    [InlineData("List<string?>?", "List(string?)?")]
    [InlineData("int?[]", "[](int?)")]
    [InlineData("Dictionary<string, List<Order?>>", "Dictionary(string, List(Order?))")]
    [InlineData("(int, string?)", "ValueTuple(int, string?)")]
    [InlineData("(int, int, int, int, int, int, int, string?, string)", "ValueTuple(int, int, int, int, int, int, int, string?, string)")]
    [InlineData("Tuple<string?, Order>", "Tuple(string?, Order)")]
    [InlineData("IReadOnlyDictionary<string, string?>", "IReadOnlyDictionary(string, string?)")]
    [InlineData("Queue<string?>", "Queue(string?)")]
    [InlineData("Names", "Names(string?)")]
    [InlineData("string?[,]", "[,](string?)")]
    [InlineData("int[][,]", "[]([,](int))")]
    [InlineData("int[,][]", "[,]([](int))")]
    [InlineData("Page<string?>", "Page<T>(string?)")]
    [InlineData("ReadOnlyMemory<byte>", "ReadOnlyMemory(byte)")]
    [InlineData("Serialized<Order>", "Serialized(Order)")]
    [InlineData("System.Linq.ILookup<int, string?>", "ILookup(IGrouping(int, IEnumerable(string?)))")]
    [InlineData("PriorityQueue<string?, int>", "PriorityQueue(ValueTuple(string?, int))")]
    [InlineData("Range", "Range(Index, Index)")]
    [InlineData("Uri?", "Uri?")]
    public void Annotations_of_null_are_in_the_manifest(string type, string expected)
    {
        var manifest = Manifested.From($$"""
            [MemFormattable] public partial class Order { public {{type}} Value { get; set; } = default!; }
            [MemFormattable] public partial class Page<T> { public T Item { get; set; } = default!; }
            public class Names : List<string?>;
            """);
        Assert.Equal(expected, manifest.Type("Shop.Order").Member("Value").Type.Text());
    }

    [Theory]
    [InlineData("int", "", nameof(InitialKind.Default), null)]
    [InlineData("int", "= 5", nameof(InitialKind.Constant), "5")]
    [InlineData("int", "= 2 + 3", nameof(InitialKind.Constant), "5")]
    [InlineData("long", "= 'a'", nameof(InitialKind.Constant), "97")]
    [InlineData("char", "= 'a'", nameof(InitialKind.Constant), "a")]
    [InlineData("char?", "= 'a'", nameof(InitialKind.Constant), "a")]
    [InlineData("double", "= 0.1", nameof(InitialKind.Constant), "0.1")]
    [InlineData("decimal", "= 1.50m", nameof(InitialKind.Constant), "1.50")]
    [InlineData("bool", "= true", nameof(InitialKind.Constant), "true")]
    [InlineData("int?", "= 7", nameof(InitialKind.Constant), "7")]
    [InlineData("string", "= \"EUR\"", nameof(InitialKind.Constant), "EUR")]
    [InlineData("string", "= string.Empty", nameof(InitialKind.Constant), "")]
    [InlineData("string?", "= null", nameof(InitialKind.Default), null)]
    [InlineData("string", "= null!", nameof(InitialKind.Default), null)]
    [InlineData("Color", "= Color.Blue", nameof(InitialKind.Constant), "3")]
    [InlineData("List<int>", "= []", nameof(InitialKind.Empty), null)]
    [InlineData("List<int>", "= new()", nameof(InitialKind.Empty), null)]
    [InlineData("IList<int>", "= new List<int>()", nameof(InitialKind.Empty), null)]
    [InlineData("int[]", "= new int[0]", nameof(InitialKind.Empty), null)]
    [InlineData("int[]", "= Array.Empty<int>()", nameof(InitialKind.Empty), null)]
    [InlineData("int[]", "= new int[1]", nameof(InitialKind.Unknown), null)]
    [InlineData("List<int>", "= [1]", nameof(InitialKind.Unknown), null)]
    [InlineData("Guid", "= Guid.Empty", nameof(InitialKind.Default), null)]
    [InlineData("Guid", "= Guid.NewGuid()", nameof(InitialKind.Unknown), null)]
    [InlineData("DateTime", "= DateTime.UtcNow", nameof(InitialKind.Unknown), null)]
    [InlineData("TimeSpan", "= TimeSpan.Zero", nameof(InitialKind.Default), null)]
    [InlineData("TimeSpan", "= TimeSpan.FromMinutes(1.5)", nameof(InitialKind.Constant), "900000000")]
    [InlineData("TimeSpan?", "= new TimeSpan(1, 2, 3)", nameof(InitialKind.Constant), "37230000000")]
    [InlineData("TimeSpan", "= new(1L)", nameof(InitialKind.Constant), "1")]
    [InlineData("TimeSpan", "= TimeSpan.FromSeconds(Environment.TickCount)", nameof(InitialKind.Unknown), null)]
    [InlineData("TimeSpan", "= TimeSpan.FromDays(1e300)", nameof(InitialKind.Unknown), null)]
    [InlineData("TimeSpan", "= TimeSpan.MaxValue", nameof(InitialKind.Constant), "9223372036854775807")]
    [InlineData("DateTime", "= new DateTime(2026, 11, 24)", nameof(InitialKind.Constant), "639310752000000000")]
    [InlineData("DateTime", "= new(2026, 11, 24, 1, 0, 0, DateTimeKind.Utc)", nameof(InitialKind.Constant), "5250996806427387904")]
    [InlineData("DateTime", "= new(2026, 11, 24, 0, 0, 0, 1)", nameof(InitialKind.Constant), "639310752000010000")]
    [InlineData("DateTime", "= new(2026, 11, 24, 1, 0, 0, 0, DateTimeKind.Utc)", nameof(InitialKind.Constant), "5250996806427387904")]
    [InlineData("DateTime", "= new(2026, 11, 24, 1, 0, 0, DateTimeKind.Local)", nameof(InitialKind.Unknown), null)]
    [InlineData("DateTime", "= new DateTime(2026, 13, 1)", nameof(InitialKind.Unknown), null)]
    [InlineData("DateTime", "= DateTime.UnixEpoch", nameof(InitialKind.Constant), "5233041986427387904")]
    [InlineData("DateTimeOffset", "= new(2026, 11, 24, 1, 0, 0, TimeSpan.FromHours(1))", nameof(InitialKind.Constant), "639310752000000000 60")]
    [InlineData("DateTimeOffset", "= new(2026, 11, 24, 1, 0, 0, 5, TimeSpan.FromHours(1))", nameof(InitialKind.Constant), "639310752000050000 60")]
    [InlineData("DateTimeOffset", "= new()", nameof(InitialKind.New), null)]
    [InlineData("DateTimeOffset", "= DateTimeOffset.MinValue", nameof(InitialKind.Default), null)]
    [InlineData("DateOnly", "= new(2026, 11, 24)", nameof(InitialKind.Constant), "2026-11-24")]
    [InlineData("TimeOnly", "= new(17, 5)", nameof(InitialKind.Constant), "615000000000")]
    [InlineData("Guid", "= new(\"0F8FAD5B-D9CB-469F-A165-70867728950E\")", nameof(InitialKind.Constant), "0f8fad5b-d9cb-469f-a165-70867728950e")]
    [InlineData("Other", "= new()", nameof(InitialKind.New), null)]
    [InlineData("Other", "= new() { A = 1 }", nameof(InitialKind.Unknown), null)]
    public void Initial_values_are_in_the_manifest(string type, string initializer, string kind, string? text)
    {
        var manifest = Manifested.From($$"""
            #pragma warning disable CS8618
            public enum Color { Red, Blue = 3 }
            [MemFormattable] public partial class Other { public int A { get; set; } }
            [MemFormattable] public partial class Order { public {{type}} Value { get; set; } {{(initializer.Length > 0 ? initializer + ";" : "")}} }
            """);
        Assert.Equal(new InitialValue(Enum.Parse<InitialKind>(kind), text), manifest.Type("Shop.Order").Member("Value").Initial);
    }

    [Fact]
    public void Initial_values_of_constructors_and_fields()
    {
        var manifest = Manifested.From("""
            [MemFormattable] public partial record Line(int Count = 2, string? Note = null);
            [MemFormattable] public partial class Order { public Order() { Id = 7; } public int Id { get; set; } public int Field = 3; }
            [MemFormattable] public partial class Later : Order { public int Sum { get; set; } = 4; }
            """);
        Assert.Equal(new InitialValue(InitialKind.Constant, "2"), manifest.Type("Shop.Line").Member("Count").Initial);
        Assert.Equal(InitialValue.Default, manifest.Type("Shop.Line").Member("Note").Initial);
        Assert.Equal(InitialValue.Unknown, manifest.Type("Shop.Order").Member("Id").Initial);
        Assert.Equal(new InitialValue(InitialKind.Constant, "3"), manifest.Type("Shop.Order").Member("Field").Initial);
        Assert.Equal(InitialValue.Unknown, manifest.Type("Shop.Later").Member("Id").Initial);
        Assert.Equal(new InitialValue(InitialKind.Constant, "4"), manifest.Type("Shop.Later").Member("Sum").Initial);
    }

    [Fact]
    public void Enums_are_in_the_manifest()
    {
        var manifest = Manifested.From("""
            /// <summary>How it goes.</summary>
            public enum Way : byte { /// <summary>On foot.</summary>
                Walk = 2, Drive }
            public static class Outer { [Flags] public enum Big : ulong { None, All = ulong.MaxValue } }
            [MemFormattable] public partial class Order { public Way? Way { get; set; } public List<Outer.Big> Bigs { get; set; } = []; public DayOfWeek Day { get; set; } }
            """);
        Assert.Equal(["Shop.Outer.Big", "Shop.Way", "System.DayOfWeek"], manifest.Enums.Select(e => e.Name));
        Assert.Equal(("How it goes.", false, Wire.WireKind.UInt8), (manifest.Enums[1].Summary, manifest.Enums[1].IsFlags, manifest.Enums[1].Wire));
        Assert.Equal([new("Walk", 2, "On foot.", default), new("Drive", 3, "", default)], manifest.Enums[1].Values);
        Assert.All(manifest.Enums, e => Assert.False(e.IsNamed));
        Assert.Equal((true, -1L), (manifest.Enums[0].IsFlags, manifest.Enums[0].Values[1].Value));
    }

    [Fact]
    public void Enums_known_by_name()
    {
        var manifest = Manifested.From("""
            [MemFormattable(Fallback = nameof(None))] public enum State { None, [MemFormerName("Open"), MemFormerName("Opened")] Begun }
            [MemFormattable] public partial class Order { public State State { get; set; } }
            """);
        var state = Assert.Single(manifest.Enums);
        Assert.Equal((true, "None"), (state.IsNamed, state.Fallback));
        Assert.Equal(["Open", "Opened"], state.Values[1].FormerNames);
        Assert.Equal([Wire.NameKey.Of("Opened"), Wire.NameKey.Of("Begun")], state.Plan.LaterKeys.Select(k => k.Key));
        Assert.Equal("Shop.State", Assert.Single(manifest.Type("Shop.Order").Dependencies).Name);
    }

    [Fact]
    public void Summaries_are_in_the_manifest()
    {
        var manifest = Manifested.From("""
            /// <summary>
            /// An order, with <see cref="Lines"/>
            /// and more.
            /// </summary>
            [MemFormattable] public partial class Order
            {
                /// <summary>What was ordered &amp; when.</summary>
                public List<Line> Lines { get; set; } = [];
                // No summary.
                public int Id { get; set; }
            }
            /// <summary>A line.</summary>
            /// <param name="Count">How many.</param>
            /// <param name="Sum">The sum.</param>
            [MemFormattable] public partial record Line(int Count, [property: System.Obsolete("Use\nCount.")] int Sum = 0)
            {
                /// <summary>The weight.</summary>
                [System.Obsolete] public int Weight { get; set; }
            }
            """);
        Assert.Equal("The sum.\n@deprecated Use Count.", manifest.Type("Shop.Line").Member("Sum").Summary);
        Assert.Equal("The weight.\n@deprecated", manifest.Type("Shop.Line").Member("Weight").Summary);
        Assert.Equal("An order, with Lines and more.", manifest.Type("Shop.Order").Summary);
        Assert.Equal("What was ordered & when.", manifest.Type("Shop.Order").Member("Lines").Summary);
        Assert.Equal("", manifest.Type("Shop.Order").Member("Id").Summary);
        Assert.Equal("How many.", manifest.Type("Shop.Line").Member("Count").Summary);
    }

    [Fact]
    public void Unions_codecs_and_roots()
    {
        var manifest = Manifested.From("""
            [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(2, typeof(Circle)), MemUnion(1, typeof(Dot))] public partial interface IShape;
            [MemFormattable] public partial class Circle : IShape { public double R { get; set; } [MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] public object? Tag { get; set; } }
            [MemFormattable] public partial class Dot : IShape;
            [MemFormattable] public partial class Order { [MemCodec(typeof(CashCodec))] public decimal Cash { get; set; } }
            public sealed class CashCodec : MemFormatCodec<decimal>
            {
                private const string Name = "shop.";
                public override string Id => Name + "cash";
                public override uint Version { get { return 3; } }
                public override void Write(ref MemFormatWriter writer, decimal value) => writer.WriteByte(0);
                public override decimal Read(ref MemFormatReader reader) => reader.ReadByte();
            }
            [MemFormatRoot(typeof(List<Order>)), MemFormatRoot(typeof(Order))] public partial class Roots : MemFormatContext;
            public static class Calls { public static byte[] Write(Dictionary<string, Order> orders) => MemFormatSerializer.Serialize(orders); }
            """);
        var shape = Assert.Single(manifest.Type("Shop.IShape").Unions);
        Assert.Equal(("", true), (shape.Member, shape.UnknownIsNull));
        Assert.Equal([(1, "Dot"), (2, "Circle")], shape.Cases.Select(c => (c.Tag, c.Type.Text())));
        var tag = Assert.Single(manifest.Type("Shop.Circle").Unions);
        Assert.Equal("Tag", tag.Member);
        Assert.Equal(("Shop.Circle", "Tag", ManifestTypeKind.Union),
            (manifest.Type("Shop.Circle").Member("Tag").Type.Name, manifest.Type("Shop.Circle").Member("Tag").Type.Member,
                manifest.Type("Shop.Circle").Member("Tag").Type.Kind));
        Assert.Equal(new CodecManifest("Shop.CashCodec", "shop.cash", 3), Assert.Single(manifest.Codecs));
        Assert.Equal("Shop.CashCodec", manifest.Type("Shop.Order").Member("Cash").Type.Codec);
        Assert.Equal(["System.Collections.Generic.Dictionary<string, Shop.Order>", "System.Collections.Generic.List<Shop.Order>"],
            manifest.Roots.Select(r => r.Name));
    }

    [Fact]
    public void A_damaged_manifest_is_refused()
    {
        var manifest =
            Manifested.From("[MemFormattable] public partial class Order { public int Id { get; set; } public List<string?>? Names { get; set; } }");
        var text = ManifestText.Write(manifest);
        Assert.Equal(manifest, ManifestText.Read(text));
        Assert.Throws<FormatException>(() => ManifestText.Read("9:" + text[2..]));
        var bytes = Convert.FromBase64String(text[2..]);
        for (var length = 0; length < bytes.Length; length++)
            Assert.Throws<FormatException>(() => ManifestText.Read(text[..2] + Convert.ToBase64String(bytes, 0, length)));
        Assert.Throws<FormatException>(() => ManifestText.Read(text[..2] + Convert.ToBase64String([.. bytes, 0])));
    }
}
