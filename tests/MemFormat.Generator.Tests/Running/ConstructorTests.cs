using Xunit;
using static MemFormat.Generator.Tests.UserProgram;

namespace MemFormat.Generator.Tests;

/// <summary>Instances are made the way that the type says, with the members where they belong.</summary>
public sealed class ConstructorTests
{
    private static object? Copy(string body) => Run(WithCopy(body));

    [Theory]
    [InlineData("int a = -5", "-5")]
    [InlineData("long a = long.MinValue", "-9223372036854775808")]
    [InlineData("ulong a = ulong.MaxValue", "18446744073709551615")]
    [InlineData("sbyte a = -128", "-128")]
    [InlineData("byte? a = 7", "7")]
    [InlineData("char a = '\\''", "'")]
    [InlineData("char a = '\\u0000'", "\0")]
    [InlineData("string a = \"q\\\"\\\\\\n{0}\"", "q\"\\\n{0}")]
    [InlineData("string? a = null", "")]
    [InlineData("bool a = true", "True")]
    [InlineData("bool? a = true", "True")]
    [InlineData("double a = double.NaN", "NaN")]
    [InlineData("double a = double.NegativeInfinity", "-Infinity")]
    [InlineData("double a = -0.0", "-0")]
    [InlineData("double a = 1e300", "1E+300")]
    [InlineData("float a = float.PositiveInfinity", "Infinity")]
    [InlineData("float a = 0.1f", "0.1")]
    [InlineData("decimal a = -1.50m", "-1.50")]
    [InlineData("decimal a = decimal.MaxValue", "79228162514264337593543950335")]
    [InlineData("Kind a = Kind.Low", "Low")]
    [InlineData("Kind? a = Kind.Low", "Low")]
    [InlineData("Kind a = (Kind)(-9)", "-9")]
    [InlineData("Guid a = default", "00000000-0000-0000-0000-000000000000")]
    [InlineData("DayOfWeek a = DayOfWeek.Friday", "Friday")]
    public void Parameters_that_a_payload_lacks_get_their_defaults(string parameter, string expected) => Assert.Equal(expected, Copy($$"""
        public enum Kind { Low = -3 }
        [MemFormattable] public partial record Old(int Id);
        [MemFormattable] public partial record New(int Id, {{parameter}}, string? z = null);
        public static partial class Program
        {
            public static object Run()
            {
                object? a = As<Old, New>(new Old(1)).a;
                return a is Enum && Enum.IsDefined(a.GetType(), a) ? a.ToString()! : Convert.ToString(a is Enum ? Convert.ToInt64(a) : a, System.Globalization.CultureInfo.InvariantCulture) ?? "";
            }
        }
        """));

    [Theory]
    [InlineData("in int a, in string? b = \"d\"")]
    [InlineData("ref readonly int a, ref readonly string? b")]
    [InlineData("ref readonly long a, in object? b")]
    public void Parameters_may_be_read_by_reference(string parameters) => Assert.Equal("5 x", Copy($$"""
        [MemFormattable] public partial class Order({{parameters}}) { public int A { get; } = (int)a; public string? B { get; } = (string?)b; public int C { get; init; } }
        [MemFormattable] public partial class Line({{parameters}}) { public required int A { get; init; } = (int)a; public string? B { get; } = (string?)b; }
        public static partial class Program
        {
            public static object Run()
            {
                var (a, b) = {{(parameters.Contains("long a") ? "(5L, (object)\"x\")" : "(5, \"x\")")}};
                var copy = Copy(new Order(in a, in b));
                return copy.A + " " + copy.B;
            }
        }
        """));

    [Fact]
    public void The_chosen_constructor_is_called_although_another_one_is_a_better_match() => Assert.Equal("long 5", Copy("""
        [MemFormattable] public partial class Order
        {
            public Order(int id) => (Id, How) = (id, "int");
            [MemConstructor] public Order(long id) => (Id, How) = ((int)id, "long");
            public int Id { get; }
            [MemIgnore] public string How { get; }
        }
        public static partial class Program { public static object Run() { var copy = Copy(new Order(5)); return copy.How + " " + copy.Id; } }
        """));

    [Fact]
    public void Ignored_parameters_get_their_defaults() => Assert.Equal("7  1", Copy("""
        [MemFormattable] public partial record Order(int Id, [MemIgnore] string Name, [property: MemIgnore] int Count = 7, [MemIgnore] DateTime At = default);
        public static partial class Program { public static object Run() { var copy = Copy(new Order(1, "x", 3)); return copy.Count + " " + copy.Name + " " + copy.Id; } }
        """));

    [Fact]
    public void Ids_may_stand_on_record_parameters_and_on_their_properties() => Assert.Equal(13, Copy("""
        [MemFormattable] public partial record struct Order([MemMember(3)] int A, [property: MemMember(1)] int B);
        [MemFormattable] public partial record Other([property: MemMember(3)] int X, [MemMember(1)] int Y);
        public static partial class Program { public static object Run() { var copy = As<Order, Other>(new Order(1, 3)); return copy.X * 10 + copy.Y; } }
        """));

    [Fact]
    public void Primary_constructors_of_classes_and_structs() => Assert.Equal("1 b 3 4 0", Copy("""
        [MemFormattable] public partial class Order(int id, string name) { public int Id => id; public string Name { get; } = name; public int Count { get; set; } }
        [MemFormattable] public partial struct Point(int x) { public int X => x; public int Twice() => 2 * x; }
        [MemFormattable] public partial struct Size(string text) { [MemConstructor] public Size() : this("") { } public int W { get; init; } = text.Length; public required int H { get; init; } }
        public static partial class Program
        {
            public static object Run()
            {
                var order = Copy(new Order(1, "b") { Count = 3 });
                return $"{order.Id} {order.Name} {order.Count} {Copy(new Point(2)).Twice()} {Copy(new Size("four") { W = 0, H = 1 }).W}";
            }
        }
        """));

    [Fact]
    public void Required_and_initializer_only_members_keep_what_the_payload_lacks() => Assert.Equal("1 default 9 8", Copy("""
        public class Base { public int Rest { get; init; } = 9; public readonly int Field = 8; }
        [MemFormattable] public partial class Old { public int Id { get; set; } }
        [MemFormattable] public partial class New : Base { public required int Id { get; init; } public string Name { get; init; } = "default"; }
        public static partial class Program { public static object Run() { var copy = As<Old, New>(new Old { Id = 1 }); return $"{copy.Id} {copy.Name} {copy.Rest} {copy.Field}"; } }
        """));

    [Fact]
    public void A_constructor_that_sets_required_members() => Assert.Equal("3 x", Copy("""
        [MemFormattable] public partial class Order
        {
            [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Order(int id) => (Id, Name) = (id, "");
            public required int Id { get; init; }
            public required string Name { get; set; }
        }
        [MemFormattable] public partial class Part : Unstored { public int A { get; set; } }
        public class Unstored { [MemIgnore] public required string Name { get; set; } }
        public static partial class Program
        {
            public static object Run()
            {
                var copy = Copy(new Order(3) { Name = "x" });
                _ = Copy(new Part { Name = "n", A = 1 });
                return copy.Id + " " + copy.Name;
            }
        }
        """));

    /// <summary>A setter or a constructor may change what it gets, so both paths have to make the same calls.</summary>
    [Theory]
    [InlineData("struct", "[System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Order(int a) => _a = a;", "required", "init")]
    [InlineData("class", "[System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Order(int a) => _a = a;", "required", "init")]
    [InlineData("class", "[System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Order(int a) => _a = a;", "required", "set")]
    [InlineData("class", "public Order(int a) => _a = a;", "required", "init")]
    [InlineData("struct", "public Order(int a) => _a = a;", "required", "set")]
    [InlineData("class", "public Order(int a) => _a = a;", "", "init")]
    [InlineData("class", "[System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Order() => _a = 5;", "required", "init")]
    [InlineData("struct", "[System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Order() => _a = 5;", "required", "set")]
    [InlineData("record", "[System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Order(int a, int b = 0) => _a = a;", "required", "init")]
    [InlineData("record struct", "public Order(int a) => _a = a;", "", "set")]
    public void Both_paths_construct_alike(string kind, string constructor, string required, string setter) => Assert.Equal("", Copy($$"""
        [MemFormattable] public partial class Old { public int A { get; set; } public string More { get; set; } = "more"; }
        [MemFormattable] public partial {{kind}} Order { private int _a; {{constructor}} public {{required}} int A { get => _a; {{setter}} => _a = -value; } }
        [MemFormattable] public partial class Same { public int A { get; set; } }
        public static partial class Program
        {
            public static object Run()
            {
                var (straight, resolved) = (As<Same, Order>(new Same { A = 42 }).A, As<Old, Order>(new Old { A = 42 }).A);
                return straight == resolved ? "" : straight + " and " + resolved;
            }
        }
        """));
}
