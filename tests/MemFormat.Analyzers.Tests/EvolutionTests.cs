using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>Changes that break a promise about shipped data are reported where they are made.</summary>
public sealed class EvolutionTests
{
    private const string Ids =
        "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } [MemMember(2)] public string Note { get; set; } = \"\"; }";
    private const string Shapes =
        "[MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))] public partial interface IShape; [MemFormattable] public partial class Circle : IShape; [MemFormattable] public partial class Square : IShape;";

    [Theory]
    [InlineData("int A", "[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? A")]
    [InlineData("string? A", "[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? A")]
    [InlineData("System.Guid? A", "[MemUnion(1, typeof(int)), MemUnion(2, typeof(System.Guid))] object? A")]
    [InlineData("long A", "[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? A", "MF071 A")]
    [InlineData("int A", "[MemUnion(1, typeof(int)), MemUnion(2, typeof(System.DayOfWeek))] object? A", "MF071 A")]
    [InlineData("List<int> A", "[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] List<object> A")]
    [InlineData("[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? A", "string? A", "MF073 A")]
    [InlineData("[MemUnion(1, typeof(int)), MemUnion(2, typeof(System.Guid))] object? A", "System.Guid? A", "MF073 A")]
    [InlineData("[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? A", "long? A", "MF071 A")]
    [InlineData("[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] List<object> A", "List<int> A", "MF071 A")]
    public async Task A_value_and_a_union_are_what_the_reader_reads(string shipped, string now, params string[] expected) =>
        Assert.Equal(expected, await Releases.Found(
            $"[MemFormattable] public partial record Order({shipped});", $"[MemFormattable] public partial record Order({now});"));

    /// <summary>Of two cases that are objects nothing says which one it was.</summary>
    [Theory]
    [InlineData("Pen A", "[MemUnion(1, typeof(Pen)), MemUnion(2, typeof(string))] object? A")]
    [InlineData("Pen A", "[MemUnion(1, typeof(Pen)), MemUnion(2, typeof(Ink))] object? A", "MF071 A")]
    [InlineData("Pen A", "[MemUnion(1, typeof(Pen)), MemUnion(2, typeof((int, int)))] object? A", "MF071 A")]
    [InlineData("(int, int) A", "[MemUnion(1, typeof(Pen)), MemUnion(2, typeof((int, int)))] object? A", "MF071 A")]
    [InlineData("Pen A", "[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? A", "MF071 A")]
    [InlineData("Pen A", "[MemUnion(1, typeof(Pen)), MemUnion(2, typeof(IShape))] object? A")]
    [InlineData("Pen A", "IShape A", "MF071 A")]
    [InlineData("Pen A", "IDot A")]
    [InlineData("Pen A", "Base A")]
    [InlineData("List<Pen> A", "List<IShape> A", "MF071 A")]
    [InlineData("Pen A", "List<IShape> A", "MF071 A")]
    [InlineData("List<Pen> A", "[MemUnion(1, typeof(List<Pen>)), MemUnion(2, typeof(List<Ink>))] object? A", "MF071 A")]
    [InlineData("List<int> A", "[MemUnion(1, typeof(List<int>)), MemUnion(2, typeof(string))] object? A")]
    [InlineData("int[] A", "[MemUnion(1, typeof(List<int>)), MemUnion(2, typeof(List<long>))] object? A")]
    [InlineData("byte[] A", "[MemUnion(1, typeof(List<byte>)), MemUnion(2, typeof(byte[]))] object? A", "MF071 A")]
    [InlineData("Dictionary<int, Pen> A", "[MemUnion(1, typeof(Dictionary<int, Ink>)), MemUnion(2, typeof(Pen))] object? A")]
    [InlineData("[MemUnion(1, typeof(Pen)), MemUnion(2, typeof(Ink))] object? A", "IShape? A")]
    [InlineData("[MemUnion(1, typeof(Pen)), MemUnion(2, typeof(Ink))] object? A", "Pen A", "MF071 A")]
    [InlineData("IShape A", "Pen A", "MF071 A")]
    [InlineData("Base A", "Pen A")]
    public async Task An_object_and_a_union_are_what_the_reader_reads(string shipped, string now, params string[] expected)
    {
        const string Types = """
            [MemFormattable] public partial record Pen(int X) : IShape, IDot;
            [MemFormattable] public partial record Ink(int X) : IShape;
            [MemFormattable, MemUnion(1, typeof(Pen)), MemUnion(2, typeof(Ink))] public partial interface IShape;
            [MemFormattable, MemUnion(1, typeof(Pen))] public partial interface IDot;
            [MemFormattable, MemUnion(1, typeof(Derived))] public partial class Base { public int X { get; set; } }
            [MemFormattable] public partial class Derived : Base;
            """;
        Assert.Equal(expected, await Releases.Found(
            Types + $"[MemFormattable] public partial record Order({shipped});", Types + $"[MemFormattable] public partial record Order({now});"));
    }

    /// <summary>What is recorded of a union of the language is what is recorded of any other.</summary>
    [Theory]
    [InlineData("int A", "Weight A")]
    [InlineData("List<string> A", "List<Weight> A")]
    [InlineData("long A", "Weight A", "MF071 A")]
    [InlineData("Weight A", "int A", "MF073 A")]
    [InlineData("Weight A", "[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? A")]
    [InlineData("[MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? A", "Weight A")]
    public async Task A_union_of_the_language_is_a_union(string shipped, string now, params string[] expected)
    {
        const string Weight = """
            [System.Runtime.CompilerServices.Union, MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(string))]
            public readonly partial struct Weight
            {
                public Weight(int value) => Value = value;
                public Weight(string value) => Value = value;
                public object? Value { get; }
            }
            """;
        Assert.Equal(expected, await Releases.Found(
            Weight + $"[MemFormattable] public partial record Order({shipped});", Weight + $"[MemFormattable] public partial record Order({now});"));
    }

    /// <summary>The elements of a tuple have ids, which a type with names does not know.</summary>
    [Theory]
    [InlineData("(int, string) A", "Numbered A")]
    [InlineData("(int, string) A", "Named A", "MF071 A")]
    [InlineData("List<(int, string)> A", "List<Named> A", "MF071 A")]
    [InlineData("Numbered A", "(int, string) A")]
    [InlineData("Named A", "(int, string) A")]
    public async Task A_tuple_is_read_as_a_type_with_ids(string shipped, string now, params string[] expected)
    {
        const string Types = """
            [MemFormattable] public partial record Numbered([property: MemMember(1)] int Id, [property: MemMember(2)] string Text);
            [MemFormattable] public partial record Named(int Item1, string Item2);
            """;
        Assert.Equal(expected, await Releases.Found(
            Types + $"[MemFormattable] public partial record Order({shipped});", Types + $"[MemFormattable] public partial record Order({now});"));
    }

    /// <summary>A type that was a union, or will be one, is not taken for what it is in the other release.</summary>
    [Theory]
    [InlineData("public partial class Shape { }", "[MemUnion(1, typeof(Dot)), MemUnion(2, typeof(Line))] public abstract partial class Shape;", "MF071 A")]
    [InlineData("public partial class Shape { }", "[MemUnion(1, typeof(Dot)), MemUnion(2, typeof(Line))] public partial class Shape { }")]
    public async Task A_class_that_becomes_a_union_is_read_as_itself(string shipped, string now, params string[] expected)
    {
        const string Types = """
            [MemFormattable] public partial class Dot : Shape;
            [MemFormattable] public partial class Line : Shape;
            [MemFormattable] public partial record Order(Shape A);
            """;
        Assert.Equal(expected, await Releases.Found(Types + "[MemFormattable] " + shipped, Types + "[MemFormattable]\n" + now));
    }

    [Fact]
    public async Task A_value_that_two_cases_could_take_is_told_so()
    {
        var found = await Releases.Analyze(
            "[MemFormattable] public partial record Order(int A);",
            "[MemFormattable] public partial record Order([MemUnion(1, typeof(int)), MemUnion(2, typeof(System.DayOfWeek))] object? A);");
        Assert.Contains("of which two cases could take it", found.Single(d => d.Id == "MF071").GetMessage(), StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_value_that_shipped_programs_had_as_another_kind_is_told_where_they_must_read_it()
    {
        var found = await Releases.Found(
            "[MemFormattable] public partial record Order(int A);",
            "[MemFormattable] public partial record Order([MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? A);", "Full");
        Assert.Equal(["MF072 A"], found);
    }

    [Theory]
    [InlineData("double", "string?", "MF071 A")]
    [InlineData("int", "string?")]
    [InlineData("string?", "int?", "MF073 A")]
    [InlineData("System.Numerics.BigInteger", "string?")]
    [InlineData("string", "System.Numerics.BigInteger", "MF073 A")]
    [InlineData("List<long>", "string", "MF073 A")]
    [InlineData("List<bool>", "string", "MF071 A")]
    [InlineData("int", "Guid", "MF071 A")]
    [InlineData("int", "bool", "MF073 A")]
    [InlineData("char", "bool", "MF071 A")]
    [InlineData("Long", "string", "MF071 A")]
    [InlineData("int", "System.Numerics.BigInteger")]
    [InlineData("System.Numerics.BigInteger", "long", "MF073 A")]
    [InlineData("List<int>", "int", "MF073 A")]
    [InlineData("List<int>", "Dictionary<int, int>", "MF071 A")]
    [InlineData("List<List<bool>>", "List<string[]>", "MF071 A")]
    [InlineData("List<List<int>>", "List<int>", "MF071 A")]
    [InlineData("Dictionary<string, DateTime>", "Dictionary<string, TimeSpan>", "MF071 A")]
    [InlineData("Version", "string")]
    [InlineData("string", "Uri", "MF073 A")]
    [InlineData("Version", "Uri", "MF071 A")]
    [InlineData("Other", "int", "MF071 A")]
    [InlineData("(bool, string)", "(string, string)", "MF071 A")]
    [InlineData("byte[]", "string", "MF071 A")]
    [InlineData("long", "int", "MF073 A")]
    [InlineData("int", "uint", "MF073 A")]
    [InlineData("double", "decimal", "MF071 A")]
    [InlineData("decimal", "long", "MF073 A")]
    [InlineData("List<long>", "short[]", "MF073 A")]
    [InlineData("int?", "int", "MF073 A")]
    [InlineData("string?", "string", "MF073 A")]
    [InlineData("Dictionary<int, int?>", "Dictionary<int, int>", "MF073 A")]
    [InlineData("Long", "Short", "MF073 A")]
    [InlineData("int", "long")]
    [InlineData("int", "int?")]
    [InlineData("int", "List<int>")]
    [InlineData("int", "Long")]
    [InlineData("Short", "int")]
    [InlineData("bool", "int")]
    [InlineData("string", "string?")]
    [InlineData("HashSet<int>", "List<long>")]
    [InlineData("HashSet<int>", "SortedSet<long>")]
    [InlineData("int", "HashSet<int>")]
    [InlineData("List<int>", "HashSet<long>", "MF073 A")]
    [InlineData("Dictionary<int, List<int>>", "Dictionary<int, HashSet<int>>", "MF073 A")]
    [InlineData("Box<int?>", "Box<int>", "MF073 A")]
    [InlineData("Box<long>", "Box<int>", "MF073 A")]
    [InlineData("Box<bool>", "Box<string>", "MF071 A")]
    [InlineData("Box<string>", "Box<int>", "MF073 A")]
    [InlineData("Box<int>", "Box<long?>")]
    [InlineData("Box<Other>", "Box<Another>")]
    [InlineData("List<int>", "int[]")]
    [InlineData("Other", "Another")]
    [InlineData("Other", "MemFormat.Serialized<Other>")]
    [InlineData("(int, string)", "(long, string, int)")]
    [InlineData("(int, string)", "Tuple<int, string>")]
    public async Task A_changed_kind_is_told_by_the_rules_of_evolution(string first, string second, params string[] expected) =>
        Assert.Equal(expected, await Releases.Found(Kinds(first), Kinds(second)));

    [Theory]
    [InlineData("", "(Encoding = MemEncoding.Pooled)")]
    [InlineData("(Encoding = MemEncoding.Pooled)", "")]
    [InlineData("(Encoding = MemEncoding.Compact)", "(Encoding = MemEncoding.Compact | MemEncoding.Pooled)")]
    public async Task Another_encoding_breaks_nothing(string first, string second)
    {
        Assert.Empty(await Releases.Found(Of(first), Of(second)));

        static string Of(string encoding) =>
            $"[MemFormattable{encoding}] public partial record Order(string A, string? B, List<string> C, Dictionary<string, (string, int)> D);";
    }

    [Theory]
    [InlineData("List<Spot>")]
    [InlineData("(long, long)[]")]
    [InlineData("Dictionary<string, List<Spot>>")]
    [InlineData("int[]")]
    public async Task Digits_for_numbers_break_nothing(string type)
    {
        Assert.Empty(await Releases.Found(Of(""), Of("[MemMember(Encoding = MemEncoding.Compact)]")));
        Assert.Empty(await Releases.Found(Of("[MemMember(Encoding = MemEncoding.Compact)]"), Of("")));

        string Of(string encoding) =>
            $$"""
            [MemFormattable] public partial record struct Spot(int X, int Y);
            [MemFormattable] public partial class Route { {{encoding}} public {{type}}? A { get; set; } }
            """;
    }

    private static string Kinds(string type) => $$"""
        [MemFormattable] public partial class Order { public {{type}} A { get; set; } = default!; }
        [MemFormattable] public partial class Box<T> { public T? Value { get; set; } } [MemFormattable] public partial class Other; [MemFormattable] public partial class Another; public enum Long : long { None } public enum Short : short { None }
        """;

    [Theory]
    [InlineData("public int A { get; set; }", "", "MF074 Order")]
    [InlineData("public int A { get; set; }", "public string B { get; set; } = \"\";", "MF074 Order")]
    [InlineData("public int A { get; set; }", "public int B { get; set; }", "MF075 B")]
    [InlineData("public int A { get; set; }", "[MemFormerName(\"A\")] public int B { get; set; }")]
    [InlineData("[MemFormerName(\"A\")] public int B { get; set; }", "public int A { get; set; }")]
    [InlineData("public int A { get; set; }", "public int A { get; set; } public required int B { get; init; }", "MF077 B")]
    [InlineData("public int A { get; set; }", "public int A { get; set; } public int B { get; init; }")]
    [InlineData("[MemMember(1)] public int A { get; set; }", "public int A { get; set; }", "MF071 Order")]
    [InlineData("public int A { get; set; }", "[MemMember(7)] public int A { get; set; }")]
    [InlineData("public int A { get; set; }", "[MemMember(7)] public int B { get; set; }", "MF075 B")]
    [InlineData("[MemMember(1)] public int A { get; set; }", "[MemMember(1)] public int B { get; set; }")]
    [InlineData("[MemMember(1)] public int A { get; set; }", "[MemMember(2)] public int A { get; set; }", "MF074 Order")]
    [InlineData("[MemMember(1)] public int A { get; set; } [MemMember(2)] public int B { get; set; }",
        "[MemMember(2)] public int A { get; set; } [MemMember(1)] public int B { get; set; }", "MF076 A", "MF076 B")]
    [InlineData("public int A { get; set; }",
        "[MemWas(typeof(int), nameof(Text))] public string A { get; set; } = \"\"; private static string Text(int a) => \"\";")]
    public async Task A_changed_member_is_told(string first, string second, params string[] expected) =>
        Assert.Equal(expected,
            await Releases.Found(
                $"[MemFormattable] public partial class Order {{ {first} }}", $"[MemFormattable] public partial class Order {{ {second} }}"));

    [Fact]
    public async Task A_reserved_member_may_be_gone()
    {
        Assert.Equal(
            ["MF074 Order"], await Releases.Found(Ids, "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } }"));
        Assert.Empty(
            await Releases.Found(Ids, "[MemFormattable, MemReserved(2)] public partial class Order { [MemMember(1)] public int Id { get; set; } }"));
        Assert.Empty(await Releases.Found("[MemFormattable] public partial class Order { public int A { get; set; } }",
            "[MemFormattable, MemReserved(\"A\")] public partial class Order;"));
    }

    [Fact]
    public async Task The_id_of_a_member_that_was_removed_before_cannot_come_back_as_another()
    {
        const string Text =
            "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } [MemMember(2)] public string Subject { get; set; } = \"\"; }";
        var shipped = Releases.Record(Ids).Replace("name=Note", "name=Note removed", StringComparison.Ordinal);
        Assert.Equal(["MF076 Subject"], await Releases.FoundBeside(shipped, Text));
        Assert.Empty(await Releases.FoundBeside(shipped, Ids));
    }

    [Theory]
    [InlineData("MemUnion(1, typeof(Circle))", "MF078 IShape")]
    [InlineData("MemUnion(1, typeof(Square)), MemUnion(2, typeof(Circle))", "MF078 IShape", "MF078 IShape")]
    [InlineData("MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square)), MemUnion(3, typeof(Line))")]
    public async Task A_changed_case_of_a_union_is_told(string cases, params string[] expected) => Assert.Equal(
        expected,
        await Releases.Found(Shapes,
            Shapes.Replace("MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))", cases, StringComparison.Ordinal)
                + " [MemFormattable] public partial class Line : IShape;"));

    [Fact]
    public async Task A_renamed_case_is_fine() =>
        Assert.Equal(["MF080 MemFormat.Shipped.txt"], await Releases.Found(Shapes, Shapes.Replace("Square", "Rectangle", StringComparison.Ordinal)));

    [Fact]
    public async Task A_case_of_a_member_is_told_at_the_member() => Assert.Equal(
        ["MF078 Payload"],
        await Releases.Found(
            "[MemFormattable] public partial class Order { [MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] public object? Payload { get; set; } }",
            "[MemFormattable] public partial class Order { [MemUnion(1, typeof(int)), MemUnion(3, typeof(string))] public object? Payload { get; set; } }"));

    [Theory]
    [InlineData("Open, Closed")]
    [InlineData("Open, Closed, Lost")]
    [InlineData("Open", "MF079 State")]
    [InlineData("Closed, Open", "MF079 State", "MF079 State")]
    public async Task Enum_constants_keep_their_numbers(string constants, params string[] expected) => Assert.Equal(
        expected,
        await Releases.Found(State("Open, Closed"), State(constants)));

    [Theory]
    [InlineData("Draft, Closed, Open")]
    [InlineData("Closed = 7, Open = 3, Lost")]
    [InlineData("Closed, [MemFormerName(\"Open\")] Opened")]
    [InlineData("Open", "MF073 State")]
    [InlineData("Opened, Closed", "MF073 State")]
    public async Task Constants_known_by_name_keep_their_names(string constants, params string[] expected) => Assert.Equal(
        expected, await Releases.Found("[MemFormattable] " + State("Open, Closed"), "[MemFormattable] " + State(constants)));

    [Fact]
    public async Task Shipped_numbers_stay_when_constants_become_known_by_name()
    {
        Assert.Empty(await Releases.Found(State("Open, Closed"), "[MemFormattable] " + State("Open, Closed, Lost")));
        Assert.Empty(await Releases.Found(State("Open, Closed"), "[MemFormattable] " + State("[MemFormerName(\"Open\")] Opened, Closed")));
        Assert.Equal(["MF079 State"], await Releases.Found(State("Open, Closed"), "[MemFormattable] " + State("Open, Lost, Closed")));
        Assert.Equal(["MF073 State"], await Releases.Found("[MemFormattable] " + State("Open, Closed"), State("Open, Closed")));
    }

    private static string State(string constants) =>
        $"public enum State {{ {constants} }} [MemFormattable] public partial class Order {{ public State State {{ get; set; }} }}";

    [Fact]
    public async Task A_contract_is_kept()
    {
        const string Plain = "[MemFormattable] public partial class Order;", Stated =
            "[MemFormattable(Contract = \"x\")] public partial class Order;";
        Assert.Equal(["MF071 Order"], await Releases.Found(Plain, Stated));
        Assert.Equal(["MF071 Order"], await Releases.Found(Stated, Plain));
        Assert.Equal(["MF072 Order"], await Releases.Found(Stated, Plain, "Forward"));
        Assert.Equal(["MF072 Order"], await Releases.Found(Plain, Stated, "Forward"));
        Assert.Empty(await Releases.Found(Stated, Stated, "Full"));
    }

    [Fact]
    public async Task The_project_chooses_its_promise()
    {
        const string Int = "[MemFormattable] public partial class Order { public int A { get; set; } }", List =
            "[MemFormattable] public partial class Order { public List<int> A { get; set; } = []; }";
        Assert.Empty(await Releases.Found(Int, List));
        Assert.Equal(["MF072 A"], await Releases.Found(Int, List, "Forward"));
        Assert.Equal(["MF073 A"], await Releases.Found(List, Int, "backward"));
        Assert.Empty(await Releases.Found(List, Int, "Forward"));
        Assert.Equal(["MF073 A"], await Releases.Found(List, Int, "Full"));
        Assert.Empty(await Releases.Found(List, Int, "None"));
        Assert.Equal(["MF072 Order"],
            await Releases.Found("[MemFormattable] public partial class Order { public required int A { get; init; } }",
                "[MemFormattable, MemReserved(\"A\")] public partial class Order;", "Full"));
        Assert.Equal(["MF072 IShape"],
            await Releases.Found(Shapes,
                Shapes.Replace("MemUnion(2", "MemUnion(3, typeof(Line)), MemUnion(2", StringComparison.Ordinal)
                    + "[MemFormattable] public partial class Line : IShape;", "Full"));
        const string Kept = "(UnknownCaseType = typeof(Unknown))";
        Assert.Contains("[MemFormattable, MemUnion(1", Shapes, StringComparison.Ordinal);
        Assert.Empty(await Releases.Found(Shapes,
            Shapes.Replace("[MemFormattable, MemUnion(1", $"[MemFormattable{Kept}, MemUnion(3, typeof(Line)), MemUnion(1", StringComparison.Ordinal)
                + "[MemFormattable] public partial class Line : IShape; public class Unknown : IShape { public MemExtensionData? Value; }", "Full"));
    }

    [Fact]
    public async Task A_change_with_a_written_reason_is_accepted()
    {
        const string Without = "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } }";
        Assert.Empty(await Releases.Found(Ids, Without, accepted: "Shop.Order accepts MF074 2 never used in production"));
        Assert.Equal(["MF074 Order"], await Releases.Found(Ids, Without, accepted: "Shop.Order accepts MF074 1 another member"));
        Assert.Empty(await Releases.Found(Ids, "public class Other;", accepted: "Shop.Order accepts MF080 * moved to the archive"));
        Assert.Equal(["MF080 MemFormat.Shipped.txt"], await Releases.Found(Ids, "public class Other;"));
    }

    [Fact]
    public async Task Lines_that_are_out_of_date_are_told_softly()
    {
        const string More =
            "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } [MemMember(2)] public string Note { get; set; } = \"\"; [MemMember(3)] public int Count { get; set; } }";
        Assert.Equal(["MF070"], (await Releases.Analyze(Ids, More)).Select(d => d.Id));
        Assert.Empty(await Releases.Analyze(Ids, Ids));
        Assert.Empty(await Releases.Analyze(Ids, More, accepted: "Shop.Order member 3 Int32 name=Count"));
    }

    [Fact]
    public async Task Two_files_of_one_name_are_no_crash() =>
        Assert.DoesNotContain("AD0001",
            (await Releases.AnalyzeTwice(Ids, "[MemFormattable] public partial class Order { [MemMember(1)] public int Id { get; set; } }")).Select(
                d => d.Id));

    [Fact]
    public async Task A_member_of_a_base_class_is_told_there() => Assert.Contains(
        "MF071 A",
        await Releases.Found(
            "public abstract class Base { public bool A { get; set; } } [MemFormattable] public partial class Order : Base;",
            "public abstract class Base { public string A { get; set; } = \"\"; } [MemFormattable] public partial class Order : Base;"));
}
