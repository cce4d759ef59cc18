namespace MemFormat.AspNetCore.Tests;

/// <summary>What clients that leave cost a server. Nothing else runs meanwhile.</summary>
[Collection(nameof(ResidentMemoryTests))]
[CollectionDefinition(nameof(ResidentMemoryTests), DisableParallelization = true)]
public sealed class ResidentMemoryTests
{
    private const int Requests = 500;
    private const long Allowed = 16 << 20;

    /// <summary>The state of a stream with Zstandard takes 3 MiB. A garbage collector does not see it, and need not run.</summary>
    [Fact]
    public async Task Abandoned_streams_take_no_more_with_Zstandard_than_as_JSON()
    {
        await using var site = await CountedSite.StartAsync(MemFormatZstandard.Zstd());

        // Each once first, for what a process takes at its first request of a kind.
        await AbandonAsync(site, MemFormatContent.MediaType, 8);
        var json = await AbandonAsync(site, "application/json", Requests);
        var packed = await AbandonAsync(site, MemFormatContent.MediaType, Requests);
        Assert.True(packed <= Math.Max(json, 0) + Allowed, $"{Requests} abandoned requests took {packed >> 20} MiB, and as JSON {json >> 20} MiB.");
    }

    /// <returns>By how much resident memory has grown.</returns>
    private static async Task<long> AbandonAsync(CountedSite site, string accept, int requests)
    {
        var before = Environment.WorkingSet;
        for (var i = 0; i < requests; i++)
        {
            await Clients.ResetAsync(site.Address, "/endless", 8_000, accept);

            // Each is over before the next: what they leave is measured, not what as many take at once.
            for (var waits = 0; waits < 6_000 && site.Running > 0; waits++)
                await Task.Delay(10);
            Assert.Equal(0, site.Running);
        }

        return Environment.WorkingSet - before;
    }
}
