namespace MemFormat.Evolution.Tests;

/// <summary>A library in several versions, and a program that was compiled once, against the first.</summary>
internal static class Libraries
{
    /// <summary>The library as the program was compiled against it.</summary>
    public static Image First { get; } = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable] public partial class Base { public int A { get; set; } public string? B { get; set; } }
        [MemFormattable] public partial class Part { public int P { get; set; } public string? Q { get; set; } }
        [MemFormattable] public partial struct Point { public int X; public int Y; }
        [MemFormattable] public partial struct Named { public string? Name { get; set; } }
        public enum State { Open, Closed }
        """);

    /// <summary>Everything gained something, and what was there lies elsewhere.</summary>
    public static Image Second { get; } = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable] public partial class Base
        {
            public bool? Flag { get; set; }
            public DateOnly Day { get; set; } = new(2026, 1, 2);
            public int A { get; set; }
            public string? B { get; set; }
            public List<string> Tags { get; set; } = ["new"];
        }
        [MemFormattable] public partial class Part
        {
            public bool Is { get; set; } = true;
            public int P { get; set; }
            public Point Point { get; set; }
            public string? Q { get; set; }
            public Part? Inner { get; set; }
        }
        [MemFormattable] public partial struct Point { public int X; public long Z; public int Y; }
        [MemFormattable] public partial struct Named { public string? Name { get; set; } public int Age { get; set; } public bool? Flag { get; set; } }
        public enum State { Open, Closed, Lost = 7 }
        """);

    /// <summary>Everything lost something.</summary>
    public static Image Third { get; } = Compiler.Compile("Library", """
        namespace Lib;
        [MemFormattable] public partial class Base { public long A { get; set; } }
        [MemFormattable] public partial class Part { public string? Q { get; set; } }
        [MemFormattable] public partial struct Point { public int Y; }
        [MemFormattable] public partial struct Named { [MemFormerName("Name")] public string? FullName { get; set; } }
        public enum State { Open }
        """);

    public const string ProgramCode = """
        using Lib;
        [MemFormattable] public partial class Derived : Base
        {
            public int D { get; set; } = -1;
            public string? E { get; set; }
        }
        [MemFormattable] public sealed partial class Strict : Base
        {
            public required string Name { get; init; }
            public int Years { get; init; } = 5;
            public readonly int Fixed = 6;
        }
        [MemFormattable] public partial class Owner
        {
            public int Before { get; set; }
            public Part? Part { get; set; }
            public Point Point { get; set; }
            public Point? Maybe { get; set; }
            public Named Named { get; set; }
            public State State { get; set; }
            public State? MaybeState { get; set; }
            public List<Part?> Parts { get; set; } = [];
            public Point[] Points { get; set; } = [];
            public List<Point?> SomePoints { get; set; } = [];
            public Dictionary<State, Named> Map { get; set; } = [];
            public List<Derived> Objects { get; set; } = [];
            public string? After { get; set; }
        }
        [MemFormattable] public partial struct Pair { public int N; public Point First; public Point Second; public State State; }
        [MemFormattable] public partial class Pairs
        {
            public Pair One { get; set; }
            public Pair? Maybe { get; set; }
            public List<Pair> Many { get; set; } = [];
        }
        [MemFormattable] public partial class Sibling
        {
            public Part? Part { get; set; }
        }
        """;

    /// <summary>The program that is never compiled again.</summary>
    public static Image Program { get; } = Compiler.Compile("Program", ProgramCode, First);

    /// <summary>The program as it is when it is compiled again.</summary>
    public static Image Recompiled(Image library) => Compiler.Compile("Program", ProgramCode, library);
}
