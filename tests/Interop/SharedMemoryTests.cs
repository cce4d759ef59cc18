using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>
/// Payloads in memory that threads share, as a page and its worker do, are read as all others. Browsers' decoders
/// refuse such memory.
/// </summary>
public class SharedMemoryTests
{
    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Payloads_in_shared_memory_are_read_by_a_worker(Runner runner)
    {
        var requests = RoundTripTests.s_sent.Where(s => s.Index < 12).Select(s => s.Request).ToList();
        Assert.Contains(requests, r => r.Shown?.Contains(new string('a', 97), StringComparison.Ordinal) == true || r.Payload.Length > 1000);
        PrintedCorpus.Lossless.Exchange(runner, "shared", requests, isShared: true);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void So_are_those_of_other_versions(Runner runner) =>
        PrintedCorpus.Lossless.Exchange(runner, "sharedVersions", EvolutionTests.Cases(PrintedCorpus.Lossless), isShared: true);
}
