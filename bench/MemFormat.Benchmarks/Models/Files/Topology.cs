using System.Text.Json.Serialization;

namespace MemFormat.Benchmarks.Models.Files;

/// <summary>
/// npm's <c>world-atlas</c>, which is TopoJSON: borders are arcs, and countries name those around them. Its files say
/// that their type is Topology, which this type says.
/// </summary>
[MemFormattable]
[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Skip)]
public sealed partial class Topology
{
    public double[] Bbox { get; set; } = [];
    public TopologyTransform Transform { get; set; }
    public Dictionary<string, Geometry> Objects { get; set; } = [];

    /// <summary>Each point is relative to the one before it.</summary>
    public ArcPoint[][] Arcs { get; set; } = [];
}

[MemFormattable]
public readonly partial record struct TopologyTransform(double[] Scale, double[] Translate);

[MemFormattable]
[JsonConverter(typeof(ArcPointConverter))]
public readonly partial record struct ArcPoint(int X, int Y);

[MemFormattable]
[MemUnion(1, typeof(Polygon))]
[MemUnion(2, typeof(MultiPolygon))]
[MemUnion(3, typeof(GeometryCollection))]
[JsonPolymorphic(TypeDiscriminatorPropertyName = "type")]
[JsonDerivedType(typeof(Polygon), "Polygon")]
[JsonDerivedType(typeof(MultiPolygon), "MultiPolygon")]
[JsonDerivedType(typeof(GeometryCollection), "GeometryCollection")]
public abstract partial class Geometry
{
    public string? Id { get; set; }
    public GeometryProperties? Properties { get; set; }
}

/// <summary>Rings of indexes of arcs; a negative one is the complement of the index of an arc that is gone backwards.</summary>
[MemFormattable]
public sealed partial class Polygon : Geometry
{
    public int[][] Arcs { get; set; } = [];
}

[MemFormattable]
public sealed partial class MultiPolygon : Geometry
{
    public int[][][] Arcs { get; set; } = [];
}

[MemFormattable]
public sealed partial class GeometryCollection : Geometry
{
    public List<Geometry> Geometries { get; set; } = [];
}

[MemFormattable]
public sealed partial class GeometryProperties
{
    public string Name { get; set; } = "";
}
