namespace MemFormat.Evolution.Tests.Unions
{
    namespace V1
    {
        [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Circle(double Radius) : IShape;

        [MemFormattable]
        public partial record Square(int Side) : IShape
        {
            public IShape? Inside { get; init; }
        }

        [MemFormattable]
        public partial class Drawing
        {
            public IShape Main { get; set; } = new Circle(0);

            public IShape? Other { get; set; }

            public List<IShape?> Shapes { get; set; } = [];

            public int Count { get; set; }
        }

        [MemFormattable]
        public partial class Animal
        {
            public string Name { get; set; } = "";

            public List<Animal?> Young { get; set; } = [];
        }

        [MemFormattable]
        public partial record Zoo(Animal First, Animal? Second, List<Animal> More, Dictionary<int, Animal?> Cages);
    }

    namespace V2
    {
        [MemFormattable, MemUnion(1, typeof(Disc)), MemUnion(2, typeof(Square)), MemUnion(3, typeof(Text))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Disc(double Radius, string? Color = "black") : IShape;

        [MemFormattable]
        public partial record Square(long Side) : IShape
        {
            public IShape? Inside { get; init; }
        }

        [MemFormattable]
        public partial record Text(string Content, List<IShape> Glyphs) : IShape;

        [MemFormattable]
        public partial class Drawing
        {
            public IShape Main { get; set; } = new Disc(0);

            public IShape? Other { get; set; }

            public List<IShape?> Shapes { get; set; } = [];

            public int Count { get; set; }
        }

        [MemFormattable, MemUnion(1, typeof(Dog))]
        public partial class Animal
        {
            public string Name { get; set; } = "";

            public List<Animal?> Young { get; set; } = [];
        }

        [MemFormattable]
        public partial class Dog : Animal
        {
            public int Age { get; set; }
        }

        [MemFormattable]
        public partial record Zoo(Animal First, Animal? Second, List<Animal> More, Dictionary<int, Animal?> Cages);
    }

    /// <summary>Of version 1, but for what becomes of cases that are not known.</summary>
    namespace Tolerant
    {
        [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(1, typeof(Circle))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Circle(double Radius) : IShape;

        [MemFormattable]
        public partial class Drawing
        {
            public IShape Main { get; set; } = new Circle(0);

            public IShape? Other { get; set; }

            public List<IShape?> Shapes { get; set; } = [];

            public int Count { get; set; }
        }
    }

    /// <summary>Members are gone, and a union stands before the other one.</summary>
    namespace V3
    {
        [MemFormattable, MemUnion(1, typeof(Red))]
        public abstract partial class Color;

        [MemFormattable]
        public partial class Red : Color;

        [MemFormattable]
        public partial class Drawing
        {
            public Color? Count0 { get; set; }

            public Color? Aardvark { get; set; }

            public List<V2.IShape?> Shapes { get; set; } = [];
        }

        [MemFormattable]
        public partial class Wrapped
        {
            public V2.IShape[] Main { get; set; } = [];
        }

        [MemFormattable]
        public partial class Mixed
        {
            [MemUnion(1, typeof(double))]
            public object Main { get; set; } = 0.0;
        }
    }
}
