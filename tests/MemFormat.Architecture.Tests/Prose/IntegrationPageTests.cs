using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>The C# of the pages about ASP.NET Core, messages and engines is code that runs: each line stands in a test of the integrations.</summary>
/// <remarks>Blocks with two words behind <c>csharp</c> are types and stand-ins for users' code: PageExampleTests compiles all.</remarks>
public sealed class IntegrationPageTests
{
    private static readonly Lazy<HashSet<string>> s_lines = new(() =>
        [.. from project in (string[])["AspNetCore", "SignalR", "Storage", "MassTransit", "Akka", "Marten", "Orleans", "Recipes"]
            from file in Repository.Files($"tests/MemFormat.{project}.Tests", "*.cs")
            from line in Lines(Repository.Read(file))
            select line]);

    [Theory]
    [InlineData("docs/web.md")]
    [InlineData("docs/messaging.md")]
    [InlineData("docs/akka.md")]
    [InlineData("docs/marten.md")]
    [InlineData("docs/orleans.md")]
    [InlineData("docs/fusioncache.md")]
    [InlineData("docs/wolverine.md")]
    [InlineData("docs/recipes.md")]
    public void Every_line_of_code_is_compiled(string page)
    {
        var blocks = Regex.Matches(Repository.Read(page), "```csharp(?: \\w+)?\n(.*?)```", RegexOptions.Singleline);
        var code = string.Join('\n', blocks.Select(block => block.Groups[1].Value));
        Assert.Equal([], Lines(code).Where(line => !Regex.IsMatch(line, @"^(app\.Run\(\)|using [\w.]+);$") && !s_lines.Value.Contains(line)));
    }

    /// <summary>Lines without their indentation and their comment. Pages name the types of variables, code does not.</summary>
    private static IEnumerable<string> Lines(string code) =>
        from line in code.Split('\n')
        let bare = Regex.Replace(line, @"\s+// .*", "").Trim()
        where bare.Length > 0
        select Regex.Replace(bare, @"\b[A-Z]\w*(<.*?>+)?(\[\])?\?? (?=\w+ (=|in) )", "var ");
}
