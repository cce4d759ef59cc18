using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>One build of the solution builds all that is in the repository.</summary>
public sealed class SolutionTests
{
    /// <summary>
    /// With packages that nothing else needs; one program that is built anew for each part of MemFormat, by its script; two
    /// for browsers, by their scripts; one that does not build, on purpose; and files for <c>dotnet new</c>.
    /// </summary>
    private static readonly string[] s_leftOut =
        ["bench/Peers/", "bench/Start/", "samples/Events/Release6/", "samples/Minimal/Blazor/", "src/Templates/memformat-contracts/", "tests/Wasm/"];

    [Fact]
    public void The_solution_holds_every_project() => Assert.Equal(
        Repository.Files("", "*.*proj").Where(project => !Array.Exists(s_leftOut, folder => project.StartsWith(folder, StringComparison.Ordinal))),
        Regex.Matches(Repository.Read("MemFormat.sln"), @"""([^""]+\.\w+proj)""")
            .Select(match => match.Groups[1].Value.Replace('\\', '/'))
            .Order(StringComparer.Ordinal));
}
