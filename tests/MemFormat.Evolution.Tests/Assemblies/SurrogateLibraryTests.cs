namespace MemFormat.Evolution.Tests;

/// <summary>Surrogates: of a library's type in that library, and in the program.</summary>
[Row("Ship a new version of a library")]
[Row("Give a type a surrogate, or take it away")]
public class SurrogateLibraryTests
{
    private const string Program = """
        using Lib;
        [assembly: MemSurrogate(typeof(Foreign), typeof(Stand))]
        [MemFormattable] public partial class Stand : IMemSurrogate<Stand, Foreign>
        {
            public Part? Part { get; set; }
            public static Stand From(Foreign value) => new() { Part = value.Part };
            public Foreign ToValue() => new() { Part = Part };
        }
        [MemFormattable] public partial class Order
        {
            public Money? Price { get; set; }
            public List<Money?> Fees { get; set; } = [];
            public Foreign? Foreign { get; set; }
            public Dictionary<int, Foreign?> Map { get; set; } = [];
            public int Last { get; set; }
        }
        """;

    private static readonly Image s_first = Compiler.Compile("Library", """
        namespace Lib;
        [MemSurrogate(typeof(Amount))] public sealed class Money { public long Value; }
        [MemFormattable] public partial struct Amount : IMemSurrogate<Amount, Money>
        {
            public long Cents { get; set; }
            public static Amount From(Money value) => new() { Cents = value.Value };
            public readonly Money ToValue() => new() { Value = Cents };
        }
        public sealed class Foreign { public Part? Part { get; set; } }
        [MemFormattable] public partial class Part { public int P { get; set; } }
        """);

    private static readonly Image s_second = Compiler.Compile("Library", """
        namespace Lib;
        [MemSurrogate(typeof(Amount))] public sealed class Money { public long Value; public string? Currency; }
        [MemFormattable] public partial struct Amount : IMemSurrogate<Amount, Money>
        {
            public string? Currency { get; set; }
            public long Cents { get; set; }
            public static Amount From(Money value) => new() { Cents = value.Value, Currency = value.Currency };
            public readonly Money ToValue() => new() { Value = Cents, Currency = Currency };
        }
        public sealed class Foreign { public Part? Part { get; set; } }
        [MemFormattable] public partial class Part { public bool Flag { get; set; } = true; public int P { get; set; } }
        """);

    private static readonly Image s_program = Compiler.Compile("Program", Program, s_first);

    [Fact]
    public void The_descriptor_reports_the_version_that_is_loaded()
    {
        using var old = new World(s_second, s_program);
        using var recompiled = new World(s_second, Compiler.Compile("Program", Program, s_second));
        Crossing.ReportsWhatIsLoaded(old, recompiled, "Order", "Stand");
    }

    [Fact]
    public void Programs_with_different_versions_read_each_other()
    {
        using var first = new World(s_first, s_program);
        using var second = new World(s_second, s_program);
        const string Old = "{Fees=[null, {Value=5}] Foreign={Part={P=7}} Last=9 Map=[3: {Part={P=7}}] Price={Value=5}}";
        const string New =
            "{Fees=[null, {Currency=null Value=5}] Foreign={Part={Flag=true P=7}} Last=9 Map=[3: {Part={Flag=true P=7}}] Price={Currency=null Value=5}}";
        Crossing.Reads(first, Order(first), first, Old);
        Crossing.Reads(first, Order(first), second, New);
        Crossing.Reads(second, Order(second), first, Old);
        Crossing.Reads(second, Order(second), second, New);
    }

    [Fact]
    public void What_a_surrogate_gained_is_written_and_read()
    {
        using var second = new World(s_second, s_program);
        var order = second.New("Order", ("Price", second.New("Lib.Money", ("Value", 1L), ("Currency", "CHF"))));
        Crossing.Reads(second, order, second, "{Fees=[] Foreign=null Last=0 Map=[] Price={Currency=CHF Value=1}}");
    }

    private static object Order(World world)
    {
        var money = world.New("Lib.Money", ("Value", 5L));
        var foreign = world.New("Lib.Foreign", ("Part", world.New("Lib.Part", ("P", 7))));
        var order = world.New("Order", ("Price", money), ("Fees", world.List("Lib.Money", null, money)), ("Foreign", foreign), ("Last", 9));
        ((System.Collections.IDictionary)world.Get(order, "Map")!).Add(3, foreign);
        return order;
    }
}
