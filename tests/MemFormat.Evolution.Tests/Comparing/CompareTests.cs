namespace MemFormat.Evolution.Tests.Comparing;

public class CompareTests
{
    [Fact]
    public void Each_difference_of_two_types_is_told() => Same(
        [
            "Order.Amount: int -> long, widened",
            "Order.Cents: int -> string, converted by the type's own method",
            "Order.Count: long -> int, read if it fits exactly",
            "Order.Customer: null is refused",
            "Order.Floor: int? -> int, null keeps the default",
            "Order.Marks: list of int? -> list of long, widened, null becomes the default",
            "Order.New: int, missing in the payload, keeps its default",
            "Order.Note: string, only in the payload, skipped",
            "Order.Packed: Line -> payload, becomes a payload within the payload",
            "Order.Paid: bool -> int, becomes 0 or 1",
            "Order.Placed: DateTime -> long, cannot be read: refused (SchemaMismatch)",
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
    public void The_schemas_of_two_payloads_are_compared()
    {
        var first = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V1.Order()));
        var second = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V2.Order { Placed = default }));
        var lines = MemFormatSchema.Compare(first, second).Select(d => d.ToString()).ToArray();
        Assert.Contains($"type0.?{Key("Amount")}: int -> long, widened", lines);
        Assert.Contains($"type0.?{Key("Note")}: string, only in the payload, skipped", lines);
        Assert.Contains($"type0.?{Key("New")}: int, missing in the payload, keeps its default", lines);
        Assert.Contains($"type0.?{Key("Placed")}: DateTime -> long, cannot be read: refused (SchemaMismatch)", lines);
        Assert.Empty(MemFormatSchema.Compare(first, first));
    }

    [Fact]
    public void A_type_and_a_payload()
    {
        var payload = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V1.Order()));
        Assert.Empty(MemFormatSchema.Compare(MemFormatSchema.Of<V1.Order>(), payload));
        Assert.Contains($"type0.?{Key("Amount")}: long -> int, read if it fits exactly",
            MemFormatSchema.Compare(MemFormatSchema.Of<V2.Order>(), payload).Select(d => d.ToString()));
    }

    [Fact]
    public void Changes_between_names_and_ids_are_told()
    {
        Same(["ById: by name -> by id, members are found by their names"], Compare<V1.ByName, V2.ById>());
        Same(["ByName: knows its members by name, but the payload by number: refused (SchemaMismatch)"], Compare<V2.ById, V1.ByName>());
        var payload = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V2.ById()));
        var told = Assert.Single(MemFormatSchema.Compare(MemFormatSchema.Of<V1.ByName>(), payload));
        Assert.Equal((MemFormatReadOutcome.Depends, "type0"), (told.Outcome, told.Type));
    }

    [Fact]
    public void Another_contract_is_told() =>
        Same(["Contracted: states another contract than the payload's type: refused (SchemaMismatch)"], Compare<V1.Contracted, V2.Contracted>());

    [Fact]
    public void Differences_of_roots_are_told()
    {
        Same(["root: list of int -> list of long, widened"], Compare<int[], List<long>>());
        Same(["root: string -> bool, cannot be read: refused (SchemaMismatch)"], Compare<string, bool>());
        Same(["root: string -> int, read if it is the text of a value"], Compare<string, int>());
        Same(["root: int -> string, becomes its text"], Compare<int, string>());
        Same(["Contracted: states a contract, but the payload's type does not: refused (SchemaMismatch)"], Compare<V1.Line, V2.Contracted>());
        Same(["Address: has no member in common with the payload: refused (SchemaMismatch)"], Compare<V1.Line, V1.Address>());
        Assert.Empty(Compare<V1.Address, V2.Place>());
        Assert.Empty(Compare<List<V1.Address>, V2.Place[]>());
    }

    [Fact]
    public void Changes_of_cases_are_told()
    {
        Same(
            [
                "Round.Radius: int -> long, widened",
                "Cell.Side: int -> string, becomes its text",
                "IShape.case 3: Old, only in the payload, its values cannot be read",
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
    public void A_value_becomes_a_union()
    {
        Assert.Contains("root: Line -> IEntry, read as a value of the case of its kind",
            Compare<UnionForms.V1.Line, UnionForms.V2.IEntry>().Select(d => d.ToString()));
        var differences = Compare<UnionForms.V1.Invoice, UnionForms.V2.Invoice>().Select(d => d.ToString()).ToList();
        Assert.Contains("Invoice.Main: Line -> IEntry, read as a value of the case of its kind", differences);
        Assert.Contains("Invoice.Lines: list of Line -> list of Invoice.Lines, read as a value of the case of its kind", differences);
        Assert.Contains("Line.Amount: long -> int, read if it fits exactly", differences);
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
    public void The_view_of_a_type()
    {
        var schema = MemFormatSchema.Of<V1.Drawing>();
        Assert.Equal((MemFormatKind.Object, "Drawing"), (schema.Root.Kind, schema.Root.ToString()));
        Assert.Same(schema.Types[0], schema.Root.Type);
        Assert.Equal(["Drawing", "Circle", "Square", "Old", "Circle"], schema.Types.Select(t => t.ToString()));
        var (frame, main) = (schema.Types[0].Members.Single(m => m.Name == "Frame"), schema.Types[0].Members.Single(m => m.Name == "Main"));
        Assert.Equal(
            (MemFormatKind.Serialized, "Frame: payload", Key("Frame")), (frame.Value.Kind, frame.ToString(), frame.Key.ToString("x8", null)));
        Assert.Equal((MemFormatKind.Union, true, "Main: IShape"), (main.Value.Kind, main.Value.CanBeNull, main.ToString()));
        Assert.Equal([1u, 2u, 3u], main.Value.Union!.Cases.Select(c => c.Tag));
        Assert.Equal(["Circle", "Square", "Old"], main.Value.Union.Cases.Select(c => c.Value.Type!.Name));

        var order = MemFormatSchema.Of<V1.Order>().Types[0].Members;
        Assert.Equal(
            ["Amount: int", "Floor: int?", "Marks: list of int?", "Rates: map of int to float", "ShipTo: Address"],
            order.Where(m => m.Name is "Amount" or "Floor" or "Marks" or "Rates" or "ShipTo").Select(m => m.ToString()).Order());
        var rates = order.Single(m => m.Name == "Rates").Value;
        Assert.Equal((MemFormatKind.Int32, MemFormatKind.Single, false), (rates.Key!.Kind, rates.Element!.Kind, rates.Key.CanBeNull));
    }

    [Fact]
    public void The_view_of_a_payload()
    {
        var schema = MemFormatSchema.Read(MemFormatSerializer.Serialize(new V1.Drawing()));
        Assert.Equal(("object", null, true), (schema.Root.ToString(), schema.Types[0].Name, schema.Types[0].AreKeysNames));
        Assert.All(schema.Types[0].Members, m => Assert.Null(m.Name));
        Assert.Equal(
            [$"?{Key("Frame")}: payload", $"?{Key("Main")}: union"], schema.Types[0].Members.Select(m => m.ToString()).Order(StringComparer.Ordinal));
        Assert.All(schema.Types[0].Members.Where(m => m.Value.Kind == MemFormatKind.Union), m => Assert.Empty(m.Value.Union!.Cases));
        Assert.Equal(
            ["#1: int", "#2: string"], MemFormatSchema.Read(MemFormatSerializer.Serialize(new V2.ById())).Types[0].Members.Select(m => m.ToString()));
        Assert.NotNull(MemFormatSchema.Of<V1.Contracted>().Types[0].Contract);
    }

    [Fact]
    public void Every_kind_has_a_name()
    {
        foreach (var kind in Enum.GetValues<Wire.WireKind>().Where(k => k < Wire.WireKind.Extended))
            Assert.Equal(kind.ToString(), ((MemFormatKind)kind).ToString());
        // An enum whose constants are known by name has the kind of its integer, a pooled string that of a string.
        foreach (var extension in Enum.GetValues<Wire.WireExtension>().Except([Wire.WireExtension.Enum, Wire.WireExtension.Pooled]))
            Assert.Equal(extension.ToString(), ((MemFormatKind)(32 + extension)).ToString());
    }

    [Fact]
    public void Null_in_the_place_of_a_schema_is_refused()
    {
        var schema = MemFormatSchema.Of<int>();
        Assert.Throws<ArgumentNullException>(() => MemFormatSchema.Compare(null!, schema));
        Assert.Throws<ArgumentNullException>(() => MemFormatSchema.Compare(schema, null!));
    }

    private static IReadOnlyList<MemFormatSchemaDifference> Compare<TFrom, TTo>() =>
        MemFormatSchema.Compare(MemFormatSchema.Of<TFrom>(), MemFormatSchema.Of<TTo>());

    private static void Same(string[] expected, IReadOnlyList<MemFormatSchemaDifference> actual, bool full = false) =>
        Assert.Equal(expected.Order(StringComparer.Ordinal),
            actual.Select(d => full ? $"{d.Type}: {d.From} -> {d.To}, {d.Words}" : d.ToString()).Order(StringComparer.Ordinal));

    private static string Key(string name) =>
        Convert.ToHexStringLower(System.Security.Cryptography.SHA256.HashData(System.Text.Encoding.UTF8.GetBytes(name)).AsSpan(0, 4).ToArray()
            .Reverse().ToArray());
}
