using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Running;
using static MemFormat.Benchmarks.Workloads.Contenders;

namespace MemFormat.Benchmarks.Workloads.Values;

/// <summary>Unions of the language, beside what people had before: the payloads are the same.</summary>
internal static class UnionCells
{
    private const string Class = "an abstract class", Boxed = "a boxed union";

    public static IEnumerable<Cell> All()
    {
        var classes = Once(() => new Workload<UnionCalls<Shape>>(new(ObjectCells.ShapeList())));
        var unions = Once(() => new Workload<UnionCalls<AnyShape>>(new([.. ObjectCells.ShapeList().Select(Union)])));
        yield return new Cell("Shape[1000], a union of the language write", () => unions().Items) { ReferenceName = Class }
            .Write(Role.MemFormat, "a union of the language", unions).Write(Role.Reference, Class, classes);
        yield return new Cell("Shape[1000], a union of the language read", () => unions().Items) { ReferenceName = Class }
            .Read(Role.MemFormat, "a union of the language", unions).Read(Role.Reference, Class, classes);

        var boxed = Once(() => new Workload<UnionCalls<BoxedNumber>>(new(Numbers(i => new BoxedNumber(i), d => new(d)))));
        var plain = Once(
            () => new Workload<UnionCalls<PlainNumber>>(new(Numbers(i => new PlainNumber(i), d => new(d)))));
        yield return new Cell("Number[1000], a union of the language write", () => plain().Items) { ReferenceName = Boxed }
            .Write(Role.MemFormat, "a union that does not box", plain).Write(Role.Reference, Boxed, boxed);
        yield return new Cell("Number[1000], a union of the language read", () => plain().Items) { ReferenceName = Boxed }
            .Read(Role.MemFormat, "a union that does not box", plain).Read(Role.Reference, Boxed, boxed);
    }

    private static AnyShape Union(Shape shape) => shape switch
    {
        Circle c => new(c),
        Rectangle r => new(r),
        Label l => new(l),
        Line l => new(l),
        _ => throw new ArgumentOutOfRangeException(nameof(shape)),
    };

    private static List<T> Numbers<T>(Func<int, T> ofInt, Func<double, T> ofDouble)
    {
        var random = new Random(1);
        return [.. Enumerable.Range(0, 1000).Select(_ => random.Next(2) == 0 ? ofInt(random.Next()) : ofDouble(random.NextDouble()))];
    }
}
