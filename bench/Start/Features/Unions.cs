namespace MemFormat.Benchmarks.Start;

internal static class Feature
{
    public static bool Works() =>
        MemFormatSerializer.Deserialize<Shape>(MemFormatSerializer.Serialize<Shape>(new Circle { Radius = 2 })) is Circle { Radius: 2 };
}

[MemFormattable]
[MemUnion(1, typeof(Circle))]
[MemUnion(2, typeof(Square))]
internal abstract partial class Shape;

[MemFormattable]
internal sealed partial class Circle : Shape
{
    public double Radius { get; set; }
}

[MemFormattable]
internal sealed partial class Square : Shape
{
    public double Side { get; set; }
}
