using Corpus.Holding;

namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> Unions() =>
    [
        Of("IShape", IShape.Make),
        Of("Drawing", Drawing.Make),
        Of("Expression", Expression.Make),
        Of("Beast", Beast.Make),
        Of("Hound", Hound.Make),
        Of("Kennel", Den.Make),
        Of("Anything", Anything.Make),
        Of("Setting", Setting.Make),
        Of("IWide", IWide.Make),
        Of("WideHolder", WideHolder.Make),
        Of("ITree<int>", s => ITree<int>.Make(s, s.Int32)),
        Of("Forest", Forest.Make),
        Of("Survey", Survey.Make),
        Of("Answer<int>", s => Answer<int>.Make(s, s.Int32)),
        Of("Bag", Bag.Make),
        Of("Quantity", Quantity.Make),
        Of("Reply", Reply.Make),
        Of("Claim", Claim.Make),
        Of("Deal", Deal.Make),
    ];
}
