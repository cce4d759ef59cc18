using Xunit.Abstractions;

namespace MemFormat.Campaign.Tests;

/// <summary>
/// The hunt with counters in each block of the runtime and of generated code: what reaches new code is kept and mutated.
/// <c>MEMFORMAT_CAMPAIGN_CORPUS</c> names a file for the small payloads that did so.
/// </summary>
public class CoverageTests(ITestOutputHelper output)
{
    private const int Payloads = 1500;

    /// <summary>Of all blocks, writing included.</summary>
    private const double LeastShare = 0.35, LeastShareOfCorpus = 0.5;

    private static readonly Lazy<Counted> s_counted = new(Counted.Compile);

    [Fact]
    public void Payloads_that_reach_new_code_lead_to_others()
    {
        var counted = s_counted.Value;
        counted.Restart();
        var hunt = new Hunt(Settings.Chosen(counted.Targets), new Random(Settings.Seed), counted.News);
        hunt.Run(Settings.Time ?? TimeSpan.FromMinutes(5), Settings.Time is null ? Payloads : int.MaxValue);
        output.WriteLine($"{counted.Blocks:N0} blocks, {counted.Reached:N0} reached");
        if (Environment.GetEnvironmentVariable("MEMFORMAT_CAMPAIGN_CORPUS") is { Length: > 0 } file)
            File.AppendAllLines(file, hunt.Reaching.Select(r => r.ToString()));
        Settings.Report(hunt, output);
        Assert.InRange(counted.Reached, LeastShare * counted.Blocks, counted.Blocks);
    }

    [Fact]
    public void Payloads_that_reached_code_once_still_do()
    {
        var (counted, checks, broken) = (s_counted.Value, new Checks(), new List<string>());
        counted.Restart();
        foreach (var kept in Find.Reaching)
        {
            var target = counted.Targets.First(t => t.Name == kept.Target);
            foreach (var way in kept.Way == TargetList.Session ? [TargetList.Session] : Enumerable.Range(0, TargetList.Session))
            {
                if (checks.Broken(target, way, kept.Payload) is { } what)
                    broken.Add($"{kept.Target} {way}: {what}");
            }
        }

        counted.News();
        output.WriteLine($"{counted.Blocks:N0} blocks, {counted.Reached:N0} reached");
        Assert.True(broken.Count == 0, string.Join("\n", broken));
        Assert.InRange(counted.Reached, LeastShareOfCorpus * counted.Blocks, counted.Blocks);
    }
}
