namespace MemFormat.Evolution.Tests.KeptCases
{
    namespace V1
    {
        [MemFormattable(UnknownCaseType = typeof(UnknownShape)), MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Circle(double Radius) : IShape;

        [MemFormattable]
        public partial record Square(int Side) : IShape
        {
            public IShape? Inside { get; init; }
        }

        public record UnknownShape : IShape
        {
            public MemExtensionData? Value { get; init; }
        }

        [MemFormattable]
        public partial record Drawing
        {
            public IShape Main { get; set; } = new Circle(0);

            public IShape? Other { get; set; }

            public List<IShape> Shapes { get; set; } = [];

            public Dictionary<string, IShape?> Named { get; set; } = [];

            public Frame Frame { get; set; }

            public int Count { get; set; }
        }

        [MemFormattable]
        public partial record struct Frame(IShape? Left, (int, IShape?) Right);

        /// <summary>The same shapes in another root, with members that no other root has.</summary>
        [MemFormattable]
        public partial record Album(Frame Cover, string Title, Paper Paper, List<IShape> Pages);

        [MemFormattable]
        public partial record Paper(int Weight);

        [MemFormattable(UnknownCaseType = typeof(UnknownAnimal)), MemUnion(4, typeof(Dog))]
        public abstract partial class Animal
        {
            public string Name { get; set; } = "";
        }

        [MemFormattable]
        public partial class Dog : Animal;

        [MemFormattable]
        public partial class UnknownAnimal : Animal
        {
            public MemExtensionData? Value { get; set; }
        }

        [MemFormattable]
        public partial record Zoo(Animal? First, Dictionary<int, Animal> Cages);
    }

    namespace V2
    {
        [MemFormattable]
        [MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square)), MemUnion(3, typeof(Text)), MemUnion(4, typeof(Group)), MemUnion(5, typeof(Dot))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Circle(double Radius) : IShape;

        [MemFormattable]
        public partial record Square(int Side) : IShape
        {
            public IShape? Inside { get; init; }
        }

        [MemFormattable(Encoding = MemEncoding.Pooled)]
        public partial record Text(string Content, Font? Font, [property: MemMember(Encoding = MemEncoding.Compact)] List<long> Widths) : IShape;

        [MemFormattable(Encoding = MemEncoding.Pooled)]
        public partial record Font(string Name, IPaint? Paint);

        [MemFormattable, MemUnion(1, typeof(Plain)), MemUnion(2, typeof(Striped))]
        public partial interface IPaint;

        [MemFormattable]
        public partial record Plain(int Color) : IPaint;

        [MemFormattable]
        public partial record Striped(IPaint Odd, IPaint? Even, Frame Frame) : IPaint;

        [MemFormattable]
        public partial record Group(List<IShape> Members, Frame Frame) : IShape;

        [MemFormattable]
        public partial struct Dot : IShape
        {
            public bool IsVisible { get; set; }
        }

        [MemFormattable]
        public partial record Drawing
        {
            public IShape Main { get; set; } = new Circle(0);

            public IShape? Other { get; set; }

            public List<IShape> Shapes { get; set; } = [];

            public Dictionary<string, IShape?> Named { get; set; } = [];

            public Frame Frame { get; set; }

            public int Count { get; set; }
        }

        [MemFormattable]
        public partial record struct Frame(IShape? Left, (int, IShape?) Right);

        [MemFormattable]
        public partial record Album(Frame Cover, string Title, Paper Paper, List<IShape> Pages);

        [MemFormattable]
        public partial record Paper(int Weight);

        [MemFormattable, MemUnion(4, typeof(Dog)), MemUnion(5, typeof(Cat)), MemUnion(1_000_000, typeof(Bee))]
        public abstract partial class Animal
        {
            public string Name { get; set; } = "";
        }

        [MemFormattable]
        public partial class Dog : Animal;

        [MemFormattable]
        public partial class Cat : Animal
        {
            public int Lives { get; set; }
        }

        [MemFormattable]
        public partial class Bee : Animal;

        [MemFormattable]
        public partial record Zoo(Animal? First, Dictionary<int, Animal> Cages);
    }

    /// <summary>A release in which known cases have changed, too, and an unknown one differs from that of the second.</summary>
    namespace V3
    {
        [MemFormattable]
        [MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square)), MemUnion(3, typeof(Text)), MemUnion(4, typeof(Group))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Circle(double Radius, string? Color) : IShape;

        [MemFormattable]
        public partial record Square(long Side) : IShape;

        [MemFormattable]
        public partial record Text(string Content, bool IsBold) : IShape;

        [MemFormattable]
        public partial record Group(List<IShape> Members) : IShape;

        [MemFormattable]
        public partial record Drawing
        {
            public IShape Main { get; set; } = new Circle(0, null);

            public string? Title { get; set; }

            public List<IShape> Shapes { get; set; } = [];
        }
    }

    /// <summary>Cases that refer to objects that keep their identity.</summary>
    namespace Linked
    {
        [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(3, typeof(Link))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Circle(double Radius) : IShape;

        [MemFormattable]
        public partial record Link(Node? Node) : IShape;

        [MemFormattable(PreserveReferences = true)]
        public partial class Node
        {
            public Node? Next { get; set; }
        }
    }
}
