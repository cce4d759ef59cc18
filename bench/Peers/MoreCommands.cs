using System.CommandLine;
using MemFormat.Benchmarks.Peers.Evolution;

namespace MemFormat.Benchmarks.Commands;

/// <summary>The subcommand that only this project has.</summary>
internal static partial class RunCommand
{
    static partial void AddCommands(RootCommand root) => root.Subcommands.Add(EvolutionCommand.Create());
}
