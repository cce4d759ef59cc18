using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.EndToEnd.Tests;

namespace MemFormat.Orleans.Tests;

/// <summary>The sample Cluster with a real Redis: silos and clients of two releases are processes of their own.</summary>
public sealed partial class RollingTests
{
    [RedisTheory]
    [InlineData(false)]
    [InlineData(true)]
    public void Nothing_is_lost_while_a_silo_of_a_new_release_takes_the_place_of_an_old_one_that_ends_or_is_killed(bool isKilled)
    {
        using var redis = new RedisServer();
        var start = new ProcessStartInfo("dotnet", [Program(), "--redis", $"127.0.0.1:{redis.Port}"]);
        if (isKilled)
            start.ArgumentList.Add("--kill");
        var (said, errors, code) = Programs.Run(start, TimeSpan.FromMinutes(10));
        Assert.True(code == 0, $"{said}\n{errors}");
        Assert.EndsWith(" orders, 0 lost\n", said, StringComparison.Ordinal);
        Assert.Contains(isKilled ? "the silo was killed" : "the silo has ended", said, StringComparison.Ordinal);

        // The client of each release had answers of the silos of both.
        var answers = Answers().Matches(said);
        Assert.Equal(2, answers.Count);
        Assert.All(answers, match => Assert.True(match.Groups[1].Length > 2 && match.Groups[2].Length > 2, said));
    }

    [GeneratedRegex(@"(\d+) taken by release 1, (\d+) by release 2")]
    private static partial Regex Answers();

    private static string Program([CallerFilePath] string here = "") =>
        Path.Combine(Path.GetDirectoryName(here)!, "../../samples/Cluster/bin", Configuration, "net10.0/Cluster.dll");

    private static string Configuration => Path.GetFileName(Path.GetDirectoryName(Path.GetDirectoryName(AppContext.BaseDirectory)!)!);
}
