using System.Globalization;
using Xunit.Abstractions;

namespace MemFormat.Campaign.Tests;

/// <summary>How long to look, and where finds go.</summary>
internal static class Settings
{
    /// <summary>Null for the short form, whose length is a number of payloads.</summary>
    public static TimeSpan? Time { get; } =
        double.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_CAMPAIGN_MINUTES"), CultureInfo.InvariantCulture, out var minutes)
            ? TimeSpan.FromMinutes(minutes)
            : null;

    public static int Seed { get; } =
        int.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_SEED"), CultureInfo.InvariantCulture, out var seed) ? seed : 1;

    /// <summary>The targets to look at: all, or those whose names contain a word.</summary>
    public static IReadOnlyList<Target> Chosen(IReadOnlyList<Target> targets)
    {
        var word = Environment.GetEnvironmentVariable("MEMFORMAT_CAMPAIGN_TARGETS") ?? "";
        List<Target> chosen = [.. targets.Where(t => t.Name.Contains(word, StringComparison.Ordinal))];
        return chosen.Count > 0 ? chosen : throw new InvalidOperationException($"No target is named like {word}");
    }

    /// <summary>Adds a find to the file at once: a campaign is long.</summary>
    public static void Keep(Find find)
    {
        if (Environment.GetEnvironmentVariable("MEMFORMAT_CAMPAIGN_FINDS") is { Length: > 0 } file)
            File.AppendAllLines(file, [find.ToString()]);
    }

    /// <summary>Prints what a hunt did and fails if it found anything.</summary>
    public static void Report(Hunt hunt, ITestOutputHelper output)
    {
        output.WriteLine($"{hunt.Payloads:N0} payloads, {hunt.Values:N0} values, {hunt.Kept:N0} kept, {Environment.CpuUsage.TotalTime.TotalMinutes:N1} minutes of processor time");
        foreach (var cost in hunt.Costs)
            output.WriteLine(cost);
        Assert.True(hunt.Finds.Count == 0,
            string.Join("\n", hunt.Finds.Select(f => $"{f.Target} {f.Way} ({f.Payload.Length}): {string.Join('\n', f.What.Split('\n').Take(5))}")));
    }
}
