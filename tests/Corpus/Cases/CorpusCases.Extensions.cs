namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> Extensions() =>
    [
        Of("Unaware", Unaware.Make),
        Of("Extensible", Extensible.Make),
        Of("ExtensibleRecord", ExtensibleRecord.Make),
        Of("ExtensibleNumbered", ExtensibleNumbered.Make),
        Of("ExtensibleStruct", ExtensibleStruct.Make),
        Of("ExtensibleBase", ExtensibleBase.Make),
        Of("ExtensibleDerived", ExtensibleDerived.Make),
    ];
}
