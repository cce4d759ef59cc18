namespace MemFormat.Evolution.Tests.Comparing;

public class CompareTests
{
    [Fact]
    public void Types() => Same(
        [
            "Order.Amount: int -> long, widened",
            "Order.Cents: int -> string, converted by the type's own method",
            "Order.Count: long -> int, read where it fits exactly",
            "Order.Customer: null is refused",
            "Order.Floor: int? -> int, null keeps the default",
            "Order.Marks: list of int? -> list of long, widened, null becomes the default",
            "Order.New: int, missing in the payload, keeps its default",
            "Order.Note: string, only in the payload, skipped",
            "Order.Packed: Line -> payload, becomes a payload of its own",
            "Order.Paid: bool -> int, becomes 0 or 1",
            "Order.Placed: DateTime -> DateTimeOffset, cannot be read: refused (SchemaMismatch)",
            "Order.Rates: map of int to float -> map of long to double, widened",
            "Order.Tags: string -> list of string, was Tag, becomes a list of one",
            "Line.Unit: string, required and missing in the payload: refused (MissingMember)",
        ],
        Compare<V1.Order, V2.Order>());

    [Fact]
    public void A_payload_has_keys_and_no_names()
    {
        var payload = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V1.Order()));
        var differences = MemFormatSchema.Compare(payload, MemFormatSchema.Of<V2.Order>());
        var lines = differences.Select(d => d.ToString()).ToArray();
        Assert.Contains("Order.Amount: int -> long, widened", lines);
        Assert.Contains($"Order.?{Key("Note")}: string, only in the payload, skipped", lines);
        Assert.Contains("Order.Tags: string -> list of string, becomes a list of one", lines);
        Assert.Contains("Line.Unit: string, required and missing in the payload: refused (MissingMember)", lines);
        Assert.DoesNotContain(differences, d => d.Member == "Customer");
    }

    [Fact]
    public void Two_payloads()
    {
        var first = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V1.Order()));
        var second = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V2.Order { Placed = default }));
        var lines = MemFormatSchema.Compare(first, second).Select(d => d.ToString()).ToArray();
        Assert.Contains($"type0.?{Key("Amount")}: int -> long, widened", lines);
        Assert.Contains($"type0.?{Key("Note")}: string, only in the payload, skipped", lines);
        Assert.Contains($"type0.?{Key("New")}: int, missing in the payload, keeps its default", lines);
        Assert.Contains($"type0.?{Key("Placed")}: DateTime -> DateTimeOffset, cannot be read: refused (SchemaMismatch)", lines);
        Assert.Empty(MemFormatSchema.Compare(first, first));
    }

    [Fact]
    public void A_type_and_a_payload()
    {
        var payload = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V1.Order()));
        Assert.Empty(MemFormatSchema.Compare(MemFormatSchema.Of<V1.Order>(), payload));
        Assert.Contains($"type0.?{Key("Amount")}: long -> int, read where it fits exactly", MemFormatSchema.Compare(MemFormatSchema.Of<V2.Order>(), payload).Select(d => d.ToString()));
    }

    [Fact]
    public void Keys()
    {
        Same(["ById: by name -> by id, members are found by their names"], Compare<V1.ByName, V2.ById>());
        Same(["ByName: knows its members by name, the payload by number: refused (SchemaMismatch)"], Compare<V2.ById, V1.ByName>());
        var payload = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V2.ById()));
        var told = Assert.Single(MemFormatSchema.Compare(MemFormatSchema.Of<V1.ByName>(), payload));
        Assert.Equal((MemFormatReadOutcome.Depends, "type0"), (told.Outcome, told.Type));
    }

    [Fact]
    public void Contracts() =>
        Same(["Contracted: states another contract than the payload: refused (SchemaMismatch)"], Compare<V1.Contracted, V2.Contracted>());

    [Fact]
    public void Roots()
    {
        Same(["root: list of int -> list of long, widened"], Compare<int[], List<long>>());
        Same(["root: string -> int, cannot be read: refused (SchemaMismatch)"], Compare<string, int>());
        Same(["Contracted: states another contract than the payload: refused (SchemaMismatch)"], Compare<V1.Line, V2.Contracted>());
        Same(["Address: has nothing in common with the payload: refused (SchemaMismatch)"], Compare<V1.Line, V1.Address>());
        Assert.Empty(Compare<V1.Address, V2.Place>());
        Assert.Empty(Compare<List<V1.Address>, V2.Place[]>());
    }

    [Fact]
    public void Cases_of_unions()
    {
        Same(
            [
                "Round.Radius: int -> long, widened",
                "Cell.Side: int -> string, cannot be read: refused (SchemaMismatch)",
                "IShape.case 3: Old, only in the payload, its values are refused",
                "IShape.case 4: Fresh, not in the payload",
                "Line.Unit: string, required and missing in the payload: refused (MissingMember)",
            ],
            Compare<V1.Drawing, V2.Drawing>());
        Same(
            [
                "Drawing.Frame: payload, only in the payload, skipped",
                "IShape.case 2: Square, only in the payload, read as null",
                "IShape.case 3: Old, only in the payload, read as null",
            ],
            Compare<V1.Drawing, V3.Drawing>());
        Assert.Empty(Compare<V1.Drawing, V1.Drawing>());
    }

    [Fact]
    public void A_class_becomes_a_union_and_back()
    {
        Same(["root: Animal -> Animal, read as the class itself"], Compare<V1.Animal, V2.Animal>(), full: true);
        Same(["root: Animal -> Animal, only values of the class itself are read"], Compare<V2.Animal, V1.Animal>(), full: true);
    }

    [Fact]
    public void The_text_of_a_schema_tells_the_cases_of_unions() => Assert.Equal(
        """
        root: Drawing
        Drawing Main: IShape Present
        IShape case 1: Circle
        Circle Radius: Int32 Fixed
        """.ReplaceLineEndings("\n"),
        MemFormatSchema.Of<V3.Drawing>().ToString());

    [Fact]
    public void Misuse()
    {
        var schema = MemFormatSchema.Of<int>();
        Assert.Throws<ArgumentNullException>(() => MemFormatSchema.Compare(null!, schema));
        Assert.Throws<ArgumentNullException>(() => MemFormatSchema.Compare(schema, null!));
    }

    private static IReadOnlyList<MemFormatSchemaDifference> Compare<TFrom, TTo>() => MemFormatSchema.Compare(MemFormatSchema.Of<TFrom>(), MemFormatSchema.Of<TTo>());

    private static void Same(string[] expected, IReadOnlyList<MemFormatSchemaDifference> actual, bool full = false) =>
        Assert.Equal(expected.Order(StringComparer.Ordinal), actual.Select(d => full ? $"{d.Type}: {d.From} -> {d.To}, {d.Words}" : d.ToString()).Order(StringComparer.Ordinal));

    private static string Key(string name) => Convert.ToHexStringLower(System.Security.Cryptography.SHA256.HashData(System.Text.Encoding.UTF8.GetBytes(name)).AsSpan(0, 4).ToArray().Reverse().ToArray());
}
