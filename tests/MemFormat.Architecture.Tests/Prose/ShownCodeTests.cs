using Markdig.Syntax;
using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>No code of these pages is left out by the scripts that run it: tests/Package/run.sh for the first two, pages.sh for the others.</summary>
public sealed class ShownCodeTests
{
    [Theory]
    [InlineData("README.md")]
    [InlineData("docs/getting-started.md")]
    [InlineData("docs/faq.md")]
    [InlineData("docs/security.md")]
    [InlineData("docs/migration/binary-formatter.md")]
    [InlineData("docs/migration/newtonsoft.md")]
    public void Every_block_of_code_has_a_step_and_a_file(string file)
    {
        var blocks = Pages.Get(file).Blocks.OfType<FencedCodeBlock>().Where(block => block.Info is "csharp" or "cs" or "c#" or "ts").ToList();
        Assert.NotEmpty(blocks);
        Assert.All(blocks, block => Assert.Equal(2, (block.Arguments ?? "").Split(' ', StringSplitOptions.RemoveEmptyEntries).Length));
    }

    [Fact]
    public void The_scripts_know_the_pages()
    {
        var (run, pages) = (Repository.Read("tests/Package/run.sh"), Repository.Read("tests/Package/pages.sh"));
        Assert.All(["README.md", "docs/getting-started.md"], page => Assert.Contains($"run {page} ", run, StringComparison.Ordinal));
        Assert.All(["docs/faq.md", "docs/security.md", "docs/migration/binary-formatter.md", "docs/migration/newtonsoft.md"],
            page => Assert.Contains(page, pages, StringComparison.Ordinal));
    }
}
