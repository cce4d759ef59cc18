using MemFormat.Benchmarks.Models;

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
        return new(list, list.Count, JsonModels.Default.ListSparse, Messages.From<Protos.SparseList>(list));
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

    public static List<Shape> ShapeList()
    {
        var random = new Random(1);
        return [.. Enumerable.Range(0, 1000).Select(_ => ShapeOf(random))];
    }

    private static ValueCalls<List<Shape>> Shapes()
    {
        var list = ShapeList();
        return new(list, list.Count, JsonModels.Default.ListShape, Messages.From<Protos.ShapeList>(list));
    }

    private static Shape ShapeOf(Random random) => random.Next(4) switch
    {
        0 => new Circle { Radius = random.NextDouble() },
        1 => new Rectangle { Width = random.NextDouble(), Height = random.NextDouble() },
        2 => new Label { Text = "label-" + random.Next(1000), Size = random.Next(72) },
        _ => new Line { X1 = random.NextSingle(), Y1 = random.NextSingle(), X2 = random.NextSingle(), Y2 = random.NextSingle() },
    };
}
