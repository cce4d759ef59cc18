using Markdig.Syntax;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>docs/troubleshooting.md quotes messages as the code has them, and has a section for each error.</summary>
public sealed class MessageTests
{
    private static readonly Page s_page = Pages.Get("docs/troubleshooting.md");

    private static readonly IReadOnlyList<string> s_sources =
        [.. Repository.Files("src", "*.cs").Append("src/Runtime/buildTransitive/MemFormat.targets").Select(Repository.Read)];

    public static TheoryData<string> Messages => new(s_page.Blocks.OfType<FencedCodeBlock>()
        .Where(block => block.Info == "text").Select(block => block.Lines.ToString()));

    /// <summary><c>…</c> on the page stands for a hole of the message.</summary>
    [Theory, MemberData(nameof(Messages))]
    public void Quoted_messages_are_in_the_code(string message) => Assert.Contains(s_sources, source => message
        .Split('…', StringSplitOptions.TrimEntries).Where(part => part.Any(char.IsLetter))
        .All(part => source.Contains(part, StringComparison.Ordinal)));

    [Fact]
    public void Every_error_has_a_section()
    {
        var file = Assert.Single(Repository.Files("src/Runtime", "MemFormatError.cs"));
        var errors = CSharpSyntaxTree.ParseText(Repository.Read(file)).GetRoot().DescendantNodes().OfType<EnumMemberDeclarationSyntax>()
            .Select(member => member.Identifier.Text).ToList();
        Assert.NotEmpty(errors);
        Assert.Superset(errors.Select(error => error.ToLowerInvariant()).ToHashSet(), s_page.Anchors.ToHashSet());
    }
}
