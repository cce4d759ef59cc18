using Xunit.Abstractions;

namespace MemFormat.Campaign.Tests;

/// <summary>The hunt with counters in each block of the runtime and of generated code: what reaches new code is kept and mutated.</summary>
public class CoverageTests(ITestOutputHelper output)
{
    private const int Payloads = 1500;

    /// <summary>Of all blocks, writing included.</summary>
    private const double LeastShare = 0.35;

    [Fact]
    public void Payloads_that_reach_new_code_lead_to_others()
    {
        var counted = Counted.Compile();
        var started = counted.News();
        var hunt = new Hunt(counted.Targets, new Random(Settings.Seed), counted.News);
        hunt.Run(Settings.Time ?? TimeSpan.FromMinutes(5), Settings.Time is null ? Payloads : int.MaxValue);
        output.WriteLine($"{counted.Blocks:N0} blocks, {started:N0} reached by starting, {counted.Reached:N0} now");
        Settings.Report(hunt, output);
        Assert.InRange(counted.Reached, LeastShare * counted.Blocks, counted.Blocks);
    }
}
