using System.Text.Json.Serialization;

namespace MemFormat.Benchmarks.Models;

/// <summary>A union of four cases.</summary>
[MemFormattable]
[MemUnion(1, typeof(Circle))]
[MemUnion(2, typeof(Rectangle))]
[MemUnion(3, typeof(Label))]
[MemUnion(4, typeof(Line))]
[JsonDerivedType(typeof(Circle), "circle")]
[JsonDerivedType(typeof(Rectangle), "rectangle")]
[JsonDerivedType(typeof(Label), "label")]
[JsonDerivedType(typeof(Line), "line")]
public abstract partial class Shape;

[MemFormattable]
public sealed partial class Circle : Shape
{
    public double Radius { get; set; }
}

[MemFormattable]
public sealed partial class Rectangle : Shape
{
    public double Width { get; set; }
    public double Height { get; set; }
}

[MemFormattable]
public sealed partial class Label : Shape
{
    public string Text { get; set; } = "";
    public int Size { get; set; }
}

[MemFormattable]
public sealed partial class Line : Shape
{
    public float X1 { get; set; }
    public float Y1 { get; set; }
    public float X2 { get; set; }
    public float Y2 { get; set; }
}
