using MemFormat.Benchmarks.Models.Files;

namespace MemFormat.Benchmarks.Workloads.Files;

/// <summary>The same data as messages; made once, not measured.</summary>
internal static class TopologyProtobuf
{
    public static Protos.Topology From(Topology source)
    {
        Protos.Topology message = new()
        {
            Bbox = { source.Bbox },
            Transform = new() { Scale = { source.Transform.Scale }, Translate = { source.Transform.Translate } },
            Arcs = { source.Arcs.Select(arc => new Protos.Arc { Coordinates = { arc.SelectMany(point => new[] { point.X, point.Y }) } }) },
        };
        message.Objects.AddAll(source.Objects, From);
        return message;
    }

    private static Protos.Geometry From(Geometry geometry)
    {
        Protos.Geometry message = geometry switch
        {
            Polygon polygon => new() { Polygon = From(polygon.Arcs) },
            MultiPolygon polygons => new() { MultiPolygon = new() { Polygons = { polygons.Arcs.Select(From) } } },
            GeometryCollection collection => new() { Collection = new() { Geometries = { collection.Geometries.Select(From) } } },
            _ => throw new ArgumentOutOfRangeException(nameof(geometry)),
        };
        if (geometry.Id is { } id)
            message.Id = id;
        if (geometry.Properties is { } properties)
            message.Properties = new() { Name = properties.Name };
        return message;
    }

    private static Protos.Polygon From(int[][] rings) => new() { Rings = { rings.Select(arcs => new Protos.Ring { Arcs = { arcs } }) } };
}
