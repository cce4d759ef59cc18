namespace MemFormat.Evolution.Tests;

[Row("Ship a new version of a library")]
public class EnumTypeTests
{
    private const string Program = """
        using Lib;
        [MemFormattable] public partial class Direct { public int A { get; set; } public State Value { get; set; } }
        [MemFormattable] public partial class Optional { public int A { get; set; } public State? Value { get; set; } }
        [MemFormattable] public partial class Elements { public int A { get; set; } public List<State> Value { get; set; } = []; }
        [MemFormattable] public partial class OptionalElements { public int A { get; set; } public State?[] Value { get; set; } = []; }
        [MemFormattable] public partial class Keys { public int A { get; set; } public Dictionary<State, int> Value { get; set; } = []; }
        [MemFormattable] public partial class Values { public int A { get; set; } public Dictionary<int, State> Value { get; set; } = []; }
        [MemFormattable] public partial class Deep { public int A { get; set; } public List<Dictionary<int, State[]>> Value { get; set; } = []; }
        [MemFormattable] public partial class Compact { public int A { get; set; } [MemMember(Encoding = MemEncoding.Compact)] public State Value { get; set; } }
        [MemFormattable] public partial class CompactElements { public int A { get; set; } [MemMember(Encoding = MemEncoding.Compact)] public List<State> Value { get; set; } = []; }
        [MemFormattable] public partial struct InStruct { public int A; public State Value; }
        [MemFormattable] public partial record struct InRecord(int A, State? Value);
        [MemFormattable] public partial class Outer { public Direct? Value { get; set; } }
        [MemFormattable] public partial class OfLibrary { public Holder? Value { get; set; } }
        public static class Program
        {
            public static byte[] WriteList() => MemFormatSerializer.Serialize(new List<State> { (State)1 });
            public static byte[] WriteOne() => MemFormatSerializer.Serialize((State)1);
        }
        """;

    private static readonly Image s_int = Library("int");
    private static readonly Image s_long = Library("long");
    private static readonly Image s_byte = Library("byte");
    private static readonly Image s_uint = Library("uint");
    private static readonly Image s_program = Compiler.Compile("Program", Program, s_int);

    public static TheoryData<string> Types =>
        ["Direct", "Optional", "Elements", "OptionalElements", "Keys", "Values", "Deep", "Compact", "CompactElements", "InStruct", "InRecord",
            "Outer"];

    [Theory, MemberData(nameof(Types))]
    public void An_enum_of_another_underlying_type_is_an_error_at_composition_that_names_it(string type)
    {
        foreach (var library in (Image[])[s_long, s_byte, s_uint])
        {
            using var world = new World(library, s_program);
            var value = world.New(type);
            for (var i = 0; i < 2; i++)
            {
                Assert.Contains(
                    "Lib.State", Assert.Throws<InvalidOperationException>(() => world.Write(type, value)).Message, StringComparison.Ordinal);
            }

            using var old = new World(s_int, s_program);
            var payload = old.Write(type, old.New(type));
            Assert.Contains("Lib.State", Assert.Throws<InvalidOperationException>(() => world.Read(type, payload)).Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Roots_of_such_an_enum_are_an_error()
    {
        using var world = new World(s_long, s_program);
        Assert.Throws<InvalidOperationException>(() => world.Call("WriteList"));
        Assert.Throws<InvalidOperationException>(() => world.Call("WriteOne"));
    }

    [Fact]
    public void Types_that_only_reach_it_through_types_of_the_library_are_right()
    {
        using var first = new World(s_int, s_program);
        using var second = new World(s_long, s_program);
        var payload = first.Write("OfLibrary", first.New("OfLibrary", ("Value", first.New("Lib.Holder", ("Value", first.Enum("Lib.State", 77))))));
        Assert.Equal("{Value={Value=77}}", second.Read("OfLibrary", payload));
    }

    [Fact]
    public void Compiled_again_the_value_is_kept()
    {
        using var first = new World(s_int, s_program);
        using var second = new World(s_long, Compiler.Compile("Program", Program, s_long));
        var payload = first.Write("Direct", first.New("Direct", ("A", 1), ("Value", first.Enum("Lib.State", -77))));
        Assert.Equal("{A=1 Value=-77}", second.Read("Direct", payload));
        payload = second.Write("Direct", second.New("Direct", ("A", 1), ("Value", second.Enum("Lib.State", 1L << 40))));
        var error = Assert.Throws<MemFormatException>(() => first.Read("Direct", payload));
        Assert.Equal((MemFormatError.Overflow, "Direct.Value"), (error.Error, error.Path));
    }

    private static Image Library(string type) =>
        Compiler.Compile("Library",
            $"namespace Lib; public enum State : {type} {{ Open }} [MemFormattable] public partial class Holder {{ public State Value {{ get; set; }} }}");
}
