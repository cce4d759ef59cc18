using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Values;

/// <summary>Unions of the language, beside what people had before: the payloads are the same.</summary>
internal static class UnionCells
{
    public static IEnumerable<Cell> All() =>
    [
        .. Beside("Shape[1000]", "a union of the language", () => ObjectCells.ShapeList().ConvertAll(Union), "an abstract class", ObjectCells.ShapeList),
        .. Beside(
            "Number[1000]",
            "a union that does not box",
            () => Numbers(i => new PlainNumber(i), d => new(d)),
            "a boxed union",
            () => Numbers(i => new BoxedNumber(i), d => new(d))),
    ];

    private static IEnumerable<Cell> Beside<T, TOther>(string name, string form, Func<List<T>> make, string otherForm, Func<List<TOther>> makeOther)
    {
        var (work, other) = (Work(make), Work(makeOther));
        yield return new Cell(name + ", a union of the language write", () => work().Items) { ReferenceName = otherForm }
            .Write(Role.MemFormat, form, work).Write(Role.Reference, otherForm, other);
        yield return new Cell(name + ", a union of the language read", () => work().Items) { ReferenceName = otherForm }
            .Read(Role.MemFormat, form, work).Read(Role.Reference, otherForm, other);
    }

    private static Func<Workload<OwnCalls<List<T>>>> Work<T>(Func<List<T>> make) => Once(() => new Workload<OwnCalls<List<T>>>(new(make(), 1000)));

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
