using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>Pages have short lines, and none of the phrases that plain English does without.</summary>
public sealed class ProseTests
{
    private const int LongestLine = 120;

    public static TheoryData<string> All => new(Page.All.Select(page => page.File));

    [Theory, MemberData(nameof(All))]
    public void Lines_are_short(string file) =>
        Assert.All(Pages.Get(file).WrappableLines, line => Assert.False(line.Text.Length > LongestLine, $"line {line.Number}: {line.Text}"));

    [Theory, MemberData(nameof(All))]
    public void Phrases_are_plain(string file) => Assert.Empty(Measures.Refused(Pages.Get(file).Words));
}
