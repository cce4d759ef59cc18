using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>What can be checked of plain English without reading it: short lines, and phrases to do without.</summary>
public sealed class ProseTests
{
    private const int LongestLine = 120;

    public static TheoryData<string> All => new(Page.All.Select(page => page.File));

    [Theory, MemberData(nameof(All))]
    public void Lines_are_short(string file) =>
        Assert.All(Pages.Get(file).WrappableLines, line => Assert.False(line.Text.Length > LongestLine, $"line {line.Number}: {line.Text}"));

    [Theory, MemberData(nameof(All))]
    public void Phrases_are_plain(string file) => Assert.Empty(Phrases.Refused(Pages.Get(file).Words));
}
