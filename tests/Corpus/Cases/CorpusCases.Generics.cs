namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> Generics() =>
    [
        Of("Box<int>", s => new Box<int> { Value = s.Int32() }),
        Of("Box<int?>", s => new Box<int?> { Value = s.Nullable(s.Int32) }),
        Of("Box<bool>", s => new Box<bool> { Value = s.Bool() }),
        Of("Box<bool?>", s => new Box<bool?> { Value = s.Nullable(s.Bool) }),
        Of("Box<string?>", s => new Box<string?> { Value = s.MaybeText() }),
        Of("Box<OrderLine?>", s => new Box<OrderLine?> { Value = s.Maybe(() => OrderLine.Make(s)) }),
        Of("Box<Point>", s => new Box<Point> { Value = Point.Make(s) }),
        Of("Box<List<int?>?>", s => new Box<List<int?>?> { Value = s.Maybe(() => s.List(() => s.Nullable(s.Int32))) }),
        Of("Box<Box<Box<decimal>>>", s => new Box<Box<Box<decimal>>> { Value = new() { Value = new() { Value = s.Decimal() } } }),
        Of("Option<Guid>", s => new Option<Guid>(s.Bool(), s.Guid(), s.Int32())),
        Of("Pair<Color, string?>",
            s => new Pair<Color, string?>(Color.High, s.MaybeText()) { More = s.Map(() => s.OneOf(Color.Low, Color.Top), s.MaybeText) }),
        Of("Measured<double>", s => Measured<double>.Make(s, s.Double)),
        Of("Measured<DateOnly>", s => Measured<DateOnly>.Make(s, s.DateOnly)),
        Of("List<Id<Address>>", s => s.List(() => new Id<Address> { Value = s.Int32() })),
        Of("Node<string>", s => Node<string>.Make(s, s.MaybeText)),
        Of("Node<int>", s => Node<int>.Make(s, s.Int32)),
        Of("Kept<int, Address>",
            s => new Kept<int, Address>(s.Int32()) { Second = s.Int32(), Note = Address.Make(s), All = { s.Int32() } }.With(s.Int32())),
        Of("Kept<string?, Empty>", s => new Kept<string?, Empty>(s.MaybeText()) { Second = s.MaybeText() }.With(s.MaybeText())),
        Of("Numbered<long>",
            s => new Numbered<long> { Value = s.Int64(), Count = s.Int32(), Values = s.Maybe(() => s.List(s.Int64)), Counts = s.List(s.Int32) }),
        Of("Page<int>", s => Page<int>.Make(s, s.Int32)),
        Of("Page<bool?>", s => Page<bool?>.Make(s, () => s.Nullable(s.Bool))),
        Of("Page<string>", s => Page<string>.Make(s, s.Text)),
        Of("Page<Address>", s => Page<Address>.Make(s, () => Address.Make(s))),
        Of("Page<Box<Point?>>", s => Page<Box<Point?>>.Make(s, () => new Box<Point?> { Value = s.Nullable(() => Point.Make(s)) })),
        Of("TitledPage<Option<int>, string>", s => TitledPage<Option<int>, string>.Make(s, () => new(true, s.Int32(), 0), s.Text)),
        Of("OrderPage", OrderPage.Make),
        Of("Visit", Visit.Make),
        Of("Nest<string>.Egg", s => Nest<string>.Egg.Make(s, s.Text)),
        Of("Nest<int>.Shell<Point>",
            s => new Nest<int>.Shell<Point> { Inner = s.Int32(), Outer = Point.Make(s), Eggs = s.List(() => Nest<int>.Egg.Make(s, s.Int32)) }),
        Of("GenericMembers", GenericMembers.Make),
        Of("Chained", Chained.Make),
    ];
}
