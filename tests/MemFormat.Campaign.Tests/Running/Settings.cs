using System.Globalization;
using Xunit.Abstractions;

namespace MemFormat.Campaign.Tests;

/// <summary>How long to look, and where finds go.</summary>
internal static class Settings
{
    /// <summary>Null for the short form, whose length is a number of payloads.</summary>
    public static TimeSpan? Time { get; } =
        double.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_CAMPAIGN_MINUTES"), CultureInfo.InvariantCulture, out var minutes) ? TimeSpan.FromMinutes(minutes) : null;

    public static int Seed { get; } =
        int.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_SEED"), CultureInfo.InvariantCulture, out var seed) ? seed : 1;

    /// <summary>Prints what a hunt did and fails if it found anything.</summary>
    public static void Report(Hunt hunt, ITestOutputHelper output)
    {
        output.WriteLine($"{hunt.Payloads:N0} payloads, {hunt.Values:N0} values, {hunt.Kept:N0} kept");
        foreach (var cost in hunt.Costs)
            output.WriteLine(cost);
        if (Environment.GetEnvironmentVariable("MEMFORMAT_CAMPAIGN_FINDS") is { Length: > 0 } file)
            File.AppendAllLines(file, hunt.Finds.Select(f => f.ToString()));
        Assert.True(hunt.Finds.Count == 0, string.Join("\n", hunt.Finds.Select(f => $"{f.Target} {f.Way} ({f.Payload.Length}): {string.Join('\n', f.What.Split('\n').Take(5))}")));
    }
}
