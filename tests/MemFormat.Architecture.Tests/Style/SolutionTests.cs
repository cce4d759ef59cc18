using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>One build of the solution builds all that is in the repository.</summary>
public sealed class SolutionTests
{
    /// <summary>The peers' own projects are built by the benchmarks' script, with packages that nothing else needs.</summary>
    private const string LeftOut = "bench/Peers/";

    [Fact]
    public void The_solution_holds_every_project() => Assert.Equal(
        Repository.Files("", "*.*proj").Where(project => !project.StartsWith(LeftOut, StringComparison.Ordinal)),
        Regex.Matches(Repository.Read("MemFormat.sln"), @"""([^""]+\.\w+proj)""")
            .Select(match => match.Groups[1].Value.Replace('\\', '/'))
            .Order(StringComparer.Ordinal));
}
