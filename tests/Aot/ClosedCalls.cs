using Corpus;

namespace MemFormat.Aot;

/// <summary>Roots that only the call itself names: no attribute, no context.</summary>
internal static class ClosedCalls
{
    public static void Run(Score score)
    {
        score.Check("List<Book>", () => Expect(
            MemFormatSerializer.Deserialize<List<Book>>(
                MemFormatSerializer.Serialize(new List<Book> { new("a", null, 3, ["x"]) })) is [{ Title: "a", Pages: 3, Authors: ["x"] }]));
        score.Check("Dictionary<Guid, Cell?[]>", () =>
        {
            var map = new Dictionary<Guid, Cell?[]> { [Guid.Empty] = [null, new Cell(1, 2)] };
            return Expect(MemFormatSerializer.Deserialize<Dictionary<Guid, Cell?[]>>(MemFormatSerializer.Serialize(map))![
                Guid.Empty] is [null, { Row: 1, Column: 2 }]);
        });
        score.Check("HashSet<DayOfWeek>", () => Expect(
            MemFormatSerializer.Deserialize<HashSet<DayOfWeek>>(MemFormatSerializer.Serialize(new HashSet<DayOfWeek> { DayOfWeek.Friday }))!.Contains(
                DayOfWeek.Friday)));
        score.Check("decimal?", () => Expect(MemFormatSerializer.Deserialize<decimal?>(MemFormatSerializer.Serialize<decimal?>(1.5m)) == 1.5m));
        score.Check("Page<Cell>", () => Expect(
            MemFormatSerializer.Deserialize<Page<Cell>>(MemFormatSerializer.Serialize(
                new Page<Cell> { First = new(1, 2), Boxed = new() { Value = new(3, 4) } })) is { First: { Row: 1, Column: 2 }, Boxed.Value.Row: 3 }));
        score.Check("List<Box<Book?>>", () => Expect(
            MemFormatSerializer.Deserialize<List<Box<Book?>>>(MemFormatSerializer.Serialize(
                new List<Box<Book?>> { new() { Value = new("a", null, 3, []) }, new() })) is [{ Value.Title: "a" }, { Value: null }]));
        score.Check("a stream, without async", () =>
        {
            var stream = new MemoryStream();
            MemFormatSerializer.Serialize(stream, new List<Guid?> { Guid.Empty, null });
            stream.Position = 0;
            return Expect(MemFormatSerializer.Deserialize<List<Guid?>>(stream) is [{ }, null]);
        });
        score.Check("an inline array", () =>
        {
            var pair = default(Pair);
            pair[1] = 7;
            return Expect(MemFormatSerializer.Deserialize<List<Pair>>(MemFormatSerializer.Serialize(new List<Pair> { pair }))![0][1] == 7);
        });
        score.Check("a root that nothing names", () =>
        {
            try
            {
                Open<List<Version>>();
                return "no error";
            }
            catch (MemFormatException exception)
            {
                return Expect(exception.Error == MemFormatError.UnsupportedType
                    && exception.Message.Contains("MemFormatRoot", StringComparison.Ordinal));
            }
        });
    }

    private static T? Open<T>() => MemFormatSerializer.Deserialize<T>([0]);

    private static string? Expect(bool isTrue) => isTrue ? null : "another value came back";

    [System.Runtime.CompilerServices.InlineArray(2)]
    internal struct Pair
    {
        public int First;
    }
}
