using System.Text.RegularExpressions;
using Markdig.Syntax;
using Markdig.Syntax.Inlines;
using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>The README is short, its figures are those of the pages it links to, and the words people search for are in it.</summary>
public sealed partial class ReadmeTests
{
    private static readonly Page s_page = Pages.Get("README.md");

    [Fact]
    public void It_has_500_to_700_words() =>
        Assert.InRange(s_page.Text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries).Length, 500, 700);

    /// <summary>In a list, where a page that measures stands behind a figure.</summary>
    [Fact]
    public void Figures_are_those_of_the_pages_behind_them()
    {
        var items = s_page.Blocks.OfType<ListItemBlock>()
            .Select(item => (Text: s_page.Text[item.Span.Start..(item.Span.End + 1)], Pages: item.Descendants<LinkInline>().Select(link => link.Url!)
                .Where(url => url is "docs/benchmarks.md" or "docs/changes-table.md").ToList()))
            .Where(item => item.Pages.Count > 0)
            .ToList();
        Assert.Equal(2, items.Count);
        foreach (var (text, pages) in items)
        {
            // Both directions of each change.
            var behind = string.Join('\n', pages.Select(Repository.Read));
            if (Changes().Match(behind) is { Success: true } changes)
                behind += $" {2 * int.Parse(changes.Groups[1].Value)} ";
            Assert.All(Figure().Matches(text), figure => Assert.Matches($@"\b{figure.Value}\b", behind));
        }
    }

    /// <summary>The page has the conclusion, the printed table all cells.</summary>
    [Fact]
    public void The_totals_of_changes_are_those_of_the_printed_table()
    {
        var printed = Repository.Read("bench/results/changes.md");
        var totals = Repository.Read("docs/changes-table.md").Split('\n').Where(line => Total().IsMatch(line)).ToList();
        Assert.Equal(13, totals.Count);
        Assert.All(totals, row => Assert.Contains(row, printed, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("binary serializer")]
    [InlineData("source-generated")]
    [InlineData("Native AOT")]
    [InlineData("schema evolution")]
    [InlineData("forward and backward compatible")]
    [InlineData("polymorphism")]
    [InlineData("inheritance")]
    [InlineData("circular references")]
    [InlineData("untrusted input")]
    [InlineData("thread-safe")]
    [InlineData("random access")]
    [InlineData("code fix")]
    public void It_has_the_words_that_people_search_for(string words)
    {
        Assert.Contains(words, Flat(s_page), StringComparison.OrdinalIgnoreCase);
        Assert.Contains(words, Flat(Pages.Get("docs/glossary.md")), StringComparison.OrdinalIgnoreCase);
    }

    private static string Flat(Page page) => Spaces().Replace(page.Text, " ");

    [GeneratedRegex(@"\b\d+\b")]
    private static partial Regex Figure();

    [GeneratedRegex(@"^\| [\w.]+[^|]* \|( \d+ \|){6}$")]
    private static partial Regex Total();

    [GeneratedRegex(@"^(\d+) changes of a type", RegexOptions.Multiline)]
    private static partial Regex Changes();

    [GeneratedRegex(@"\s+")]
    private static partial Regex Spaces();
}
