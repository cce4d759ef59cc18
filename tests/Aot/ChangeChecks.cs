using Corpus.Changes;

namespace MemFormat.Aot;

/// <summary>Other writers' payloads, twice: with a plan that is new and with the one that was kept.</summary>
internal static class ChangeChecks
{
    public static void Run(Score score)
    {
        foreach (var change in ChangeCases.All)
            score.Check(change.Name, () => change.Failure() ?? change.Failure());

        // Those that only name their schema, which Corpus/MemFormat.Shipped.txt holds.
        foreach (var change in ChangeCases.All.Where(c => c.IsRecorded))
        {
            score.Check(change.Name + ", fingerprint",
                () => change.Failure(MemFormatHeader.Fingerprint) ?? change.Failure(MemFormatHeader.Fingerprint64));
        }
    }
}
