namespace MemFormat.Benchmarks.Models.Public;

/// <summary>Triangles: structs of floats and nothing else, the shape of <c>mesh</c> in rust_serialization_benchmark.</summary>
[MemFormattable]
public sealed partial class Mesh
{
    public Triangle[] Triangles { get; set; } = [];
}

[MemFormattable]
public partial struct Triangle
{
    public Vector3 V0 { get; set; }
    public Vector3 V1 { get; set; }
    public Vector3 V2 { get; set; }
    public Vector3 Normal { get; set; }
}

[MemFormattable]
public partial struct Vector3
{
    public float X { get; set; }
    public float Y { get; set; }
    public float Z { get; set; }
}
