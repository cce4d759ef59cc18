using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Values;

/// <summary>Lists of objects with few of their members, and of cases of a union.</summary>
internal static class ObjectCells
{
    public static IEnumerable<Cell> All() =>
    [
        .. WorkloadCells.Of("Sparse[100]", Sparse),
        .. WorkloadCells.Of("Shape[1000], a union", Shapes),
    ];

    private static ValueCalls<List<Sparse>> Sparse()
    {
        var random = new Random(1);
        var list = Enumerable.Range(0, 100).Select(_ => SparseOf(random)).ToList();
        Protos.SparseList message = new();
        message.Items.AddRange(list.Select(Message));
        return new(list, list.Count, JsonModels.Default.ListSparse, message);
    }

    private static Sparse SparseOf(Random random) => new()
    {
        A1 = random.Next(1000),
        A4 = random.Next(4) == 0 ? random.Next() : null,
        B2 = random.Next(8) == 0 ? random.NextInt64() : null,
        C3 = random.Next(8) == 0 ? random.NextDouble() : null,
        D1 = random.Next(2) == 0 ? true : null,
        E1 = "name-" + random.Next(1000),
        E5 = random.Next(8) == 0 ? "a note" : null,
        F1 = random.Next(16) == 0 ? [1, 2, 3] : null,
        G2 = random.Next(16) == 0 ? ["tag", "other"] : null,
        H1 = random.Next(16) == 0 ? [1, 2, 3, 4] : null,
    };

    private static Protos.Sparse Message(Sparse s)
    {
        Protos.Sparse message = new() { A1 = s.A1!.Value, E1 = s.E1 };
        if (s.A4 is { } a4)
            message.A4 = a4;
        if (s.B2 is { } b2)
            message.B2 = b2;
        if (s.C3 is { } c3)
            message.C3 = c3;
        if (s.D1 is { } d1)
            message.D1 = d1;
        if (s.E5 is { } e5)
            message.E5 = e5;
        if (s.H1 is { } h1)
            message.H1 = ByteString.CopyFrom(h1);
        message.F1.AddRange(s.F1 ?? []);
        message.G2.AddRange(s.G2 ?? []);
        return message;
    }

    public static List<Shape> ShapeList()
    {
        var random = new Random(1);
        return [.. Enumerable.Range(0, 1000).Select(_ => ShapeOf(random))];
    }

    private static ValueCalls<List<Shape>> Shapes()
    {
        var list = ShapeList();
        Protos.ShapeList message = new();
        message.Items.AddRange(list.Select(Message));
        return new(list, list.Count, JsonModels.Default.ListShape, message);
    }

    private static Shape ShapeOf(Random random) => random.Next(4) switch
    {
        0 => new Circle { Radius = random.NextDouble() },
        1 => new Rectangle { Width = random.NextDouble(), Height = random.NextDouble() },
        2 => new Label { Text = "label-" + random.Next(1000), Size = random.Next(72) },
        _ => new Line { X1 = random.NextSingle(), Y1 = random.NextSingle(), X2 = random.NextSingle(), Y2 = random.NextSingle() },
    };

    private static Protos.Shape Message(Shape shape) => shape switch
    {
        Circle c => new() { Circle = new() { Radius = c.Radius } },
        Rectangle r => new() { Rectangle = new() { Width = r.Width, Height = r.Height } },
        Label l => new() { Label = new() { Text = l.Text, Size = l.Size } },
        Line l => new() { Line = new() { X1 = l.X1, Y1 = l.Y1, X2 = l.X2, Y2 = l.Y2 } },
        _ => throw new ArgumentOutOfRangeException(nameof(shape)),
    };
}
