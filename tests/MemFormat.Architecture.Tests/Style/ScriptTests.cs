using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>Scripts end: what they wait for has a limit.</summary>
public sealed partial class ScriptTests
{
    public static TheoryData<string> Scripts => [.. Repository.Files("tests", "*.sh").Concat(Repository.Files("bench", "*.sh"))];

    [Theory, MemberData(nameof(Scripts))]
    public void Each_wait_has_a_limit(string script) => Assert.DoesNotContain(
        Repository.Read(script).Split('\n'),
        line => !line.TrimStart().StartsWith('#') && Waiting().IsMatch(Limited().Replace(line, "")));

    /// <summary>
    /// Programs that are run, requests, processes in the background that are waited for. Those that go on in the
    /// background are ended with the script.
    /// </summary>
    [GeneratedRegex(@"(dotnet run|dotnet ""[^""]+""|curl -|node ""|""\$\{?\w+[^""]*/native/\w+""|\bwait ""?\$).*(?<!&|& \w+=\$!)$")]
    private static partial Regex Waiting();

    /// <summary>With <c>timeout</c>, or a limit of its own.</summary>
    [GeneratedRegex(@"timeout""? \d+ .*|curl -s --max-time \d+ .*")]
    private static partial Regex Limited();
}
