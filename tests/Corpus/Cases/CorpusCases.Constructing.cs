namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> Constructing() =>
    [
        Of("FortyParameters", FortyParameters.Make),
        Of("Assembled", Assembled.Make),
        Of("Overriding", Overriding.Make),
        Of("Square", s => new Square(s.Text(), s.Double()) { Area = s.Double(), Colour = s.MaybeText() }),
        Of("NamedSquare", NamedSquare.Make),
        Of("Shadowing", Shadowing.Make),
        Of("Refund", Refund.Make),
        Of("Ratio", Ratio.Make),
        Of("Ratio?[]", s => s.Array(() => s.Nullable(() => Ratio.Make(s)))),
    ];
}
