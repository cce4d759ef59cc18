namespace MemFormat.Tests;

/// <content>Types that hold values of the forms in each place.</content>
internal static partial class Populated
{
    /// <summary>Holds values in each place that reads into values.</summary>
    [MemFormattable]
    internal sealed partial class Holder<T>
    {
        public T? One { get; set; }

        public List<T> Many { get; set; } = [];

        public T[] Row { get; set; } = [];

        public Dictionary<string, T> Map { get; set; } = [];
    }

    /// <summary>The same places in a struct, for values that may be null.</summary>
    [MemFormattable]
    internal partial record struct HolderStruct<T>(T? One, List<T?> Many, T?[] Row, Dictionary<string, T?> Map);

    /// <summary>Structs as members of types that are not generic.</summary>
    [MemFormattable]
    internal sealed partial class Structs
    {
        public Struct Plain { get; set; } = new();

        public Struct? Maybe { get; set; }

        public ReadonlyStruct Rebuilt { get; set; }

        public RecordStruct? MaybeRebuilt { get; set; }

        public Point Block { get; set; }

        public List<Point> Blocks { get; set; } = [];

        public Point?[] Gaps { get; set; } = [];
    }

    [MemFormattable]
    internal readonly partial record struct StructsInRecord(
        Struct Plain,
        Struct? Maybe,
        ReadonlyStruct Rebuilt,
        RecordStruct? MaybeRebuilt,
        Point Block,
        List<Point> Blocks,
        Point?[] Gaps);

    [MemFormattable]
    internal sealed partial class EarlierStructs
    {
        public Earlier Plain { get; set; } = new();

        public Earlier? Maybe { get; set; }

        public Earlier Rebuilt { get; set; } = new();

        public Earlier? MaybeRebuilt { get; set; }

        public EarlierPoint Block { get; set; }

        public List<EarlierPoint> Blocks { get; set; } = [];

        public EarlierPoint?[] Gaps { get; set; } = [];
    }

    [MemFormattable]
    internal partial struct Point
    {
        public Point()
        {
        }

        public int X { get; set; }

        public int Y { get; set; } = 7;
    }

    [MemFormattable]
    internal partial struct EarlierPoint
    {
        public int X { get; set; }
    }

    /// <summary>A block with a member that every payload must have.</summary>
    [MemFormattable]
    internal partial struct RequiredPoint
    {
        public int X { get; set; }

        public required int Y { get; set; }
    }
}
