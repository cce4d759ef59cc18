using Xunit;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Generator.Tests;

/// <summary>What stands beside members in types, and what has names of its own ideas.</summary>
public sealed class HostileConstructionTests
{
    [Theory]
    [InlineData("record")]
    [InlineData("dynamic")]
    [InlineData("required")]
    [InlineData("scoped")]
    [InlineData("file")]
    [InlineData("field")]
    [InlineData("notnull")]
    [InlineData("unmanaged")]
    [InlineData("async")]
    [InlineData("await")]
    [InlineData("yield")]
    [InlineData("partial")]
    [InlineData("where")]
    [InlineData("when")]
    [InlineData("nameof")]
    [InlineData("managed")]
    [InlineData("init")]
    [InlineData("with")]
    [InlineData("and")]
    [InlineData("value")]
    [InlineData("global")]
    [InlineData("args")]
    [InlineData("extension")]
    [InlineData("allows")]
    [InlineData("alias")]
    public void Types_have_the_name(string name) => Generated.From(Shop($$"""
        [MemFormattable] public partial class @{{name}} { public required int? A { get; init; } public @{{name}}? Next { get; set; } public readonly bool B; }
        [MemFormattable] public partial record Order(@{{name}}? A, List<@{{name}}> B) { public Box<@{{name}}>? C { get; init; } public @{{name}}[]? D; }
        [MemFormattable] public partial class Box<@{{name}}> { public @{{name}}? A { get; set; } public required List<@{{name}}?> B { get; init; } }
        public static class Calls { public static byte[] Write(@{{name}} value) => MemFormatSerializer.Serialize(value); }
        """).Replace("CS1591", "CS1591, CS8981, CS8860")).Emit();

    [Fact]
    public void Members_that_are_not_stored_stand_between_those_that_are() => Generated.From(Shop("""
        public interface INamed { string Name { get; } int Length => Name.Length; int Writable { get => 1; set { } } static abstract INamed Make(); int this[int a] { get; } event Action Done; }
        [MemFormattable] public partial class Order : INamed
        {
            private int[] _numbers = [1];
            public const string Constant = "";
            public static readonly int Shared = 1;
            public static int Counter { get; set; }
            public volatile bool Seen;
            public ref int First => ref _numbers[0];
            public ref readonly int Last => ref _numbers[^1];
            public string Name { get; set; } = "";
            int INamed.Writable { get; set; }
            public int this[int a] => a;
            int INamed.this[int a] => -a;
            public event Action Done { add { } remove { } }
            static INamed INamed.Make() => new Order();
            public static implicit operator int(Order order) => order._numbers.Length;
            public static bool operator ==(Order? a, Order? b) => true;
            public static bool operator !=(Order? a, Order? b) => false;
            public override bool Equals(object? other) => true;
            public override int GetHashCode() => 0;
            public void Deconstruct(out int a, out int b) => (a, b) = (1, 2);
            ~Order() { }
            static Order() => Counter = 1;
            public Order? Next { get; set; }
            public Order Other { get; init; } = null!;
            public enum Kind { A }
            public delegate void Handler();
            public Kind Of { get; set; }
        }
        """)).Emit();

    [Fact]
    public void Required_members_are_overridden() => Generated.From(Shop("""
        public abstract class Base { public abstract required int A { get; set; } public virtual required string? B { get; init; } }
        [MemFormattable] public partial class Middle : Base { public override required int A { get; set; } }
        [MemFormattable] public partial class Leaf : Middle { public override required int A { get => base.A; set => base.A = value; } public override required string? B { get; init; } = ""; public required Leaf? C { get; init; } }
        """)).Emit();

    [Fact]
    public void Types_lie_in_generic_interfaces_and_structs() => Generated.From(Shop("""
        public partial interface IOuter<TKey, TValue> where TKey : notnull
        {
            public partial record struct Middle<T>(T Value)
            {
                [MemFormattable] public sealed partial class Inner { public Dictionary<TKey, TValue>? A { get; set; } public T? B { get; init; } public required Pair C { get; set; } }
                [MemFormattable] private protected readonly partial record struct Hidden(T A);
                [MemFormattable] public partial struct Pair { public int A; public int B; }
            }
        }
        [MemFormattable] public partial class Order { public IOuter<string, int>.Middle<long>.Inner? A { get; set; } public IOuter<string, int?>.Middle<long[]>.Pair B { get; set; } }
        """.Replace("private protected readonly", "internal readonly"))).Emit();

    [Fact]
    public void Generic_types_of_every_form() => Generated.From(Shop("""
        [MemFormattable] public partial class Plain<T> { public T A { get; set; } = default!; public T? B; public T[]? C { get; private set; } }
        [MemFormattable] public sealed partial record Positional<T>(T A, List<T>? B = null, int C = 3) where T : class;
        [MemFormattable] public readonly partial record struct Value<T>(T A, T? B) where T : struct;
        [MemFormattable] public abstract partial class Abstract<T> { public T? A { get; set; } }
        [MemFormattable] public partial class Derived<T> : Abstract<T[]> { public required T B { get; init; } [MemMember] private readonly T? _c; }
        [MemFormattable] public partial class Closed : Abstract<Closed?>;
        [MemFormattable(Encoding = MemEncoding.Compact, Contract = "c")] public partial class Numbered<T> where T : IComparable<T> { [MemMember(1)] public T? A { get; set; } [MemMember(9)] public long? B { get; set; } [MemMember(4)] public HashSet<T> C { get; } = []; }
        [MemFormattable] public partial class Maps<TKey, TValue> where TKey : notnull { public Dictionary<TKey, TValue?> A { get; } = []; public Dictionary<TKey, Maps<TKey, TValue>>? B { get; set; } public Dictionary<string, TKey>[]? C { get; set; } }
        [MemFormattable] public partial class Empty<T>;
        [MemFormattable] public partial struct Nothing<T>;
        [MemFormattable] public partial class Uses { public Empty<int>? A { get; set; } public Nothing<string> B { get; set; } public Nothing<Uses>? C; public List<Empty<Nothing<int>>>? D; }
        """)).Emit();

    [Fact]
    public void Generic_types_of_oblivious_code() => Generated.From("#nullable disable\n" + Shop("""
        [MemFormattable] public partial class Page<T> { public T A { get; set; } public List<T> B { get; init; } public Page<T> C; }
        [MemFormattable] public partial class Order { public Page<string> A { get; set; } public Page<Order>[] B; }
        """)).Emit();

    [Fact]
    public void Generic_types_under_the_common_language_rules() => Generated.From(
        "#pragma warning disable CS1591\n[assembly: System.CLSCompliant(true)]",
        Shop("[MemFormattable] public partial class Page<T> { public T? A { get; set; } [MemFormattable] public partial class Inner { public required T B { get; init; } } }")).Emit();

    [Fact]
    public void Types_that_differ_in_type_parameters_only() => Generated.From(Shop("""
        [MemFormattable] public partial class Page { public int A { get; set; } }
        [MemFormattable] public partial class Page<T> { public T? A { get; set; } public Page? B { get; set; } }
        [MemFormattable] public partial class Page<T, U> { public T? A { get; set; } public Page<U>? B { get; set; } }
        [MemFormattable] public partial class Page_1 { public Page<int, string>? A { get; set; } }
        [MemFormattable] public partial class PAGE<T> { public T? A { get; init; } }
        """)).Emit();

    [Theory]
    [InlineData("class Order : Base {")]
    [InlineData("record Order(int A) : Base {")]
    [InlineData("class Order : Base { public Order() { }")]
    public void Members_that_are_not_stored_are_required_and_hide_stored_ones(string type) => Generated.From(Shop($$"""
        public {{(type.Contains("record", StringComparison.Ordinal) ? "record" : "class")}} Base { protected internal int Z; [MemMember] public int P { get; set; } }
        [MemFormattable] public partial {{type}} [MemIgnore] public new required int P { get; set; } public int B { get; init; } }
        """)).Emit();

    [Fact]
    public void Getters_are_private() => Assert.Equal("7a", UserProgram.Run(UserProgram.WithCopy("""
        public class Base { public string? A { private get; set; } public string? ReadA() => A; }
        [MemFormattable] public partial class Order : Base { public int B { private get; set; } public int ReadB() => B; }
        public static partial class Program { public static object Run() { var copy = Copy(new Order { A = "a", B = 7 }); return copy.ReadB() + copy.ReadA(); } }
        """)));
}
