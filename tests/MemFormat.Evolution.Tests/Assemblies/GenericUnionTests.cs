namespace MemFormat.Evolution.Tests;

/// <summary>Versions of generic unions, and of collections of objects: each form of a union has cases of its own.</summary>
[Row("Add a case to a union")]
public class GenericUnionTests
{
    private const string Old = """
        [MemFormattable, MemUnion(1, typeof(Result<>.Ok)), MemUnion(3, typeof(Counted))] public abstract partial record Result<T>
        { [MemFormattable] public partial record Ok(T Value) : Result<T>; }
        [MemFormattable] public partial record Counted(int Count) : Result<int>;
        [MemFormattable] public partial class Order
        {
            public Result<int>? Number { get; set; }
            public Result<string>? Text { get; set; }
            [MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] public List<object?> Items { get; set; } = [];
            public int Last { get; set; }
        }
        """;

    // Cases more, before and between, for all forms and for one; members more in the cases; other kinds of objects and of collections.
    private const string New = """
        [MemFormattable, MemUnion(1, typeof(Result<>.Ok)), MemUnion(2, typeof(Result<>.Failed)), MemUnion(3, typeof(Counted)), MemUnion(4, typeof(Named)), MemUnion(5, typeof(Listed<>))] public abstract partial record Result<T>
        {
            [MemFormattable] public partial record Ok(T Value, string Note = "n") : Result<T>;
            [MemFormattable] public partial record Failed(string Why) : Result<T>;
        }
        [MemFormattable] public partial record Counted(long Count) : Result<int>;
        [MemFormattable] public partial record Named(string Name) : Result<string>;
        [MemFormattable] public partial record Listed<T>(List<T> All) : Result<T>;
        [MemFormattable] public partial class Order
        {
            public Result<int>? Number { get; set; }
            public Result<string>? Text { get; set; }
            [MemUnion(1, typeof(long)), MemUnion(2, typeof(string)), MemUnion(7, typeof(bool))] public object?[] Items { get; set; } = [];
            public int Last { get; set; }
        }
        """;

    private static readonly Image s_old = Compiler.Compile("Program", Old);
    private static readonly Image s_new = Compiler.Compile("Program", New);

    [Fact]
    public void Each_version_reads_the_cases_of_the_other_one()
    {
        using var old = new World(s_old);
        using var later = new World(s_new);
        var order = old.New("Order", ("Number", Made(old, "Counted", 5)), ("Text", Made(old, "Result`1+Ok", "t")),
            ("Items", new List<object?> { 1, "two", null }), ("Last", 9));
        Crossing.Reads(old, order, old, "{Items=[1, two, null] Last=9 Number={Count=5} Text={Value=t}}");
        Crossing.Reads(old, order, later, "{Items=[1, two, null] Last=9 Number={Count=5} Text={Note=n Value=t}}");
        order = later.New("Order", ("Number", Made(later, "Result`1+Ok", 6, "m")), ("Text", Made(later, "Result`1+Ok", "u", "m")),
            ("Items", new object?[] { 3L, null, "x" }), ("Last", 8));
        Crossing.Reads(later, order, old, "{Items=[3, null, x] Last=8 Number={Value=6} Text={Value=u}}");
        order = later.New("Order", ("Number", Made(later, "Counted", 7L)), ("Last", 8));
        Crossing.Reads(later, order, old, "{Items=[] Last=8 Number={Count=7} Text=null}");
    }

    [Theory]
    [InlineData("Number", "Result`1+Failed", "why")]
    [InlineData("Text", "Named", "name")]
    [InlineData("Items", "", true)]
    public void Cases_that_the_older_version_lacks_are_unknown_to_it(string member, string type, object value)
    {
        using var old = new World(s_old);
        using var later = new World(s_new);
        var order = later.New(
            "Order", (member, member == "Items" ? new[] { value } : Made(later, type, member == "Number" ? typeof(int) : typeof(string), value)));
        Evolve.Fails(
            later.Codec("Order"), order, old.Codec("Order"), MemFormatError.UnknownCase, member == "Items" ? "Order.Items[0]" : "Order." + member);
    }

    [Fact]
    public void A_case_of_one_form_is_unknown_to_the_others_whatever_the_payload_says()
    {
        using var old = new World(s_old);
        using var turned = new World(Compiler.Compile("Program", Old.Replace("Result<string>? Text", "Result<int>? Text", StringComparison.Ordinal)));
        var order = turned.New("Order", ("Text", Made(turned, "Counted", 5)), ("Last", 9));
        Evolve.Fails(turned.Codec("Order"), order, old.Codec("Order"), MemFormatError.UnknownCase, "Order.Text");
    }

    private static object Made(World world, string type, params object[] arguments) => Made(world, type, arguments[0].GetType(), arguments);

    private static object Made(World world, string type, Type argument, params object[] arguments)
    {
        var made = world.Type(type);
        return Activator.CreateInstance(made.IsGenericTypeDefinition ? made.MakeGenericType(argument) : made, arguments)!;
    }
}
