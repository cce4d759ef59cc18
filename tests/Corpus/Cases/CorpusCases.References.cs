namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> References() =>
    [
        Of("Kin", Kin.Make),
        Of("Bead", Bead.Make),
        Of("Train", Train.Make),
        Of("Chips", Chips.Make),
        Of("Network", Network.Make),
        Of("Hub", Hub.Make),
    ];
}
