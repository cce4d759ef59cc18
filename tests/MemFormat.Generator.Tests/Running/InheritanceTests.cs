using Xunit;
using static MemFormat.Generator.Tests.UserProgram;

namespace MemFormat.Generator.Tests;

/// <summary>Members of base classes: overridden, hidden, kept private, and in other assemblies.</summary>
public sealed class InheritanceTests
{
    [Fact]
    public void An_override_may_leave_the_setter_and_the_attributes_to_its_base() => Assert.Equal("10 2 0", Run(WithCopy("""
        public abstract class Base
        {
            [MemMember(1)] public virtual int A { get; set; }
            [MemMember(2)] public abstract int B { get; set; }
            [MemIgnore] public virtual int C { get; set; }
        }
        [MemFormattable] public partial class Order : Base
        {
            public override int A { get => base.A * 10; }
            public override int B { get; set; }
            public override int C { get; set; }
        }
        [MemFormattable] public partial class Check { [MemMember(1)] public int X { get; set; } [MemMember(2)] public int Y { get; set; } }
        public static partial class Program
        {
            public static object Run()
            {
                var copy = As<Order, Check>(new Order { A = 1, B = 2, C = 3 });
                _ = Copy(new Order { A = 1 });
                return $"{copy.X} {copy.Y} {Copy(new Order { C = 3 }).C}";
            }
        }
        """)));

    [Fact]
    public void A_hidden_member_is_read_and_written_itself() => Assert.Equal("1 x 0 2 3", Run(WithCopy("""
        public class Base { public int A { get; set; } public readonly int B = 0; public int C { get; init; } public Base() { } public Base(int b) => B = b; }
        [MemFormattable] public partial class Order : Base
        {
            public Order() { }
            public Order(int b) : base(b) { }
            [MemIgnore] public new string A { get; set; } = "x";
            private new int B() => 0;
            private new const string C = "";
            public int Length => C.Length + B();
        }
        public static partial class Program
        {
            public static object Run()
            {
                var order = new Order(2) { A = "y" };
                ((Base)order).A = 1;
                Base copy = Copy(order);
                return $"{copy.A} {((Order)copy).A} {((Order)copy).Length} {copy.B} {Copy(new Order { }).A.Length + 2}";
            }
        }
        """)));

    [Fact]
    public void Members_that_a_base_class_keeps_to_itself() => Assert.Equal("1 2 3 4 5 6", Run(WithCopy("""
        public class Base
        {
            public int A { get; private set; }
            [MemMember] private int B { get; set; }
            [MemMember] private readonly int _c;
            [MemMember] private string D { get; } = "";
            [MemMember] private List<int> E { get; } = [];
            public readonly int F;
            protected Base() { }
            protected Base(int a, int b, int c, string d, int e, int f) { (A, B, _c, D, F) = (a, b, c, d, f); E.Add(e); }
            public override string ToString() => $"{A} {B} {_c} {D} {E[0]} {F}";
        }
        [MemFormattable] public partial class Order : Base
        {
            private Order() { }
            public Order(int a) : base(a, 2, 3, "4", 5, 6) { }
        }
        public static partial class Program { public static object Run() => Copy(new Order(1)).ToString(); }
        """)));

    [Fact]
    public void A_generated_base_class_of_another_assembly()
    {
        var library = Generated.From(Source.Compile("Library", [Source.Shop("""
            [MemFormattable(DerivedElsewhere = true)] public partial class Base { public virtual int A { get; set; } public int B { get; private set; } public string? C { get; set; } public Base SetB(int b) { B = b; return this; } }
            [MemFormattable(DerivedElsewhere = true)] public abstract partial class Root { public int R { get; set; } public List<int> S { get; } = []; }
            """)])).Emit();
        Assert.Equal("1 2 c 4 | 5 6 7", Run(WithCopy("""
            [MemFormattable] public partial class Order : Base { public override int A { get => base.A; set => base.A = value; } public int D { get; init; } public readonly int E = 4; [MemMember] private string F { get; } = ""; }
            [MemFormattable] public sealed partial class Leaf : Root { public required int T { get; init; } }
            public static partial class Program
            {
                public static object Run()
                {
                    var order = new Order { A = 1, C = "c", D = 4 };
                    order.SetB(2);
                    var copy = Copy(order);
                    var leaf = Copy(new Leaf { R = 5, S = { 6 }, T = 7 });
                    return $"{copy.A} {copy.B} {copy.C} {copy.D} | {leaf.R} {leaf.S[0]} {leaf.T}";
                }
            }
            """), library));
    }

    [Fact]
    public void A_base_class_of_another_assembly_without_the_attribute()
    {
        var library = Generated.From(Source.Compile("Library", [Source.Shop("""
            public class Base { public int A { get; protected set; } public int B { get; set; } public readonly int C; public int D { get; init; } public Base() { } public Base(int a, int b, int c) => (A, B, C) = (a, b, c); }
            """)])).Emit();
        Assert.Equal("1 2 3 4 5", Run(WithCopy("""
            [MemFormattable] public partial class Order : Base { public Order() { } public Order(int e) : base(1, 2, 3) => E = e; public int E { get; private set; } }
            public static partial class Program
            {
                public static object Run()
                {
                    var copy = Copy(new Order(5) { D = 4 });
                    return $"{copy.A} {copy.B} {copy.C} {copy.D} {copy.E}";
                }
            }
            """), library));
    }
}
