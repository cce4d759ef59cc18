using MemFormat;

namespace Corpus;

/// <summary>Types inside types of every kind.</summary>
public static partial class Outer
{
    public partial record struct Middle
    {
        [MemFormattable]
        public partial class Inner
        {
            public int Value { get; set; }

            public Twin? Twin { get; set; }

            public static Inner Make(ValueSource s) => new() { Value = s.Int32(), Twin = s.Maybe(() => new Twin(s.Text())) };
        }

        [MemFormattable]
        internal sealed partial record Twin2(int A);

        [MemFormattable]
        public partial record Twin(string Name);
    }

    [MemFormattable]
    internal partial class Inner
    {
        public Middle.Inner? Other { get; set; }

        internal static Inner Make(ValueSource s) => new() { Other = s.Maybe(() => Middle.Inner.Make(s)) };
    }
}

/// <summary>An interface that holds a type.</summary>
public partial interface IOuter
{
    [MemFormattable]
    public partial struct Inner
    {
        public char Letter;

        public static Inner Make(ValueSource s) => new() { Letter = s.Char() };
    }
}
