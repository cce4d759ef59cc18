using System.CommandLine;
using BenchmarkDotNet.Running;
using MemFormat.Benchmarks.Published;
using MemFormat.Benchmarks.Workloads.Files;

namespace MemFormat.Benchmarks.Commands;

/// <summary><c>bdn</c>: BenchmarkDotNet, for the published tables; everything after it is BenchmarkDotNet's.</summary>
internal static class BdnCommand
{
    public static Command Create()
    {
        var command = new Command("bdn", "Run BenchmarkDotNet; its own arguments follow, such as --filter '*Row*' or --list flat")
        {
            TreatUnmatchedTokensAsErrors = false,
        };
        command.SetAction(parse =>
        {
            PreparedFiles.WriteIfLeftOut();
            BenchmarkSwitcher.FromAssembly(typeof(BdnCommand).Assembly).Run([.. parse.UnmatchedTokens], new PublishedConfig());
        });
        return command;
    }
}
