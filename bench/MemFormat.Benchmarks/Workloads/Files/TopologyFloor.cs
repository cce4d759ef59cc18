using MemFormat.Benchmarks.Models.Files;
using static MemFormat.Benchmarks.Workloads.Catalogs.TextFloor;

namespace MemFormat.Benchmarks.Workloads.Files;

internal static class TopologyFloor
{
    public static Topology Copy(Topology source) => new()
    {
        Bbox = Numbers(source.Bbox),
        Transform = new(Numbers(source.Transform.Scale), Numbers(source.Transform.Translate)),
        Objects = DictionaryFloor.Copy(source.Objects, Copy),
        Arcs = Array.ConvertAll(source.Arcs, Numbers),
    };

    private static T[] Numbers<T>(T[] source)
        where T : unmanaged => source.AsSpan().ToArray();

    private static Geometry Copy(Geometry source)
    {
        Geometry copy = source switch
        {
            Polygon polygon => new Polygon { Arcs = Rings(polygon.Arcs) },
            MultiPolygon polygons => new MultiPolygon { Arcs = Array.ConvertAll(polygons.Arcs, Rings) },
            GeometryCollection collection => new GeometryCollection { Geometries = collection.Geometries.ConvertAll(Copy) },
            _ => throw new ArgumentOutOfRangeException(nameof(source)),
        };
        copy.Id = TextOrNull(source.Id);
        copy.Properties = source.Properties is { } properties ? new() { Name = Text(properties.Name) } : null;
        return copy;
    }

    private static int[][] Rings(int[][] source) => Array.ConvertAll(source, Numbers);
}
