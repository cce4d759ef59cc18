using MemFormat;

namespace Corpus;

/// <summary>Types in a generic type see its parameter.</summary>
public static partial class Nest<T>
{
    /// <summary>It has none of its own.</summary>
    [MemFormattable]
    public sealed partial class Egg
    {
        public T? Yolk { get; set; }

        public Shell<string>? Shell { get; set; }

        public Spot Spot { get; set; }

        public static Egg Make(ValueSource s, Func<T> make) => new()
        {
            Yolk = make(),
            Shell = s.Maybe(() => new Shell<string> { Inner = make(), Outer = s.Text() }),
            Spot = new Spot { X = s.Int16(), Y = s.Int16() },
        };
    }

    /// <summary>It has one more.</summary>
    [MemFormattable]
    public sealed partial class Shell<TOuter>
    {
        public T? Inner { get; set; }

        public TOuter? Outer { get; set; }

        public List<Egg> Eggs { get; set; } = [];
    }

    /// <summary>It uses none, and is copied as memory.</summary>
    [MemFormattable]
    public partial struct Spot
    {
        public short X;
        public short Y;
    }
}
