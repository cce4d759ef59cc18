using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>What a user reads is plain: short lines, few clauses hung on clauses, and guides speak to their reader.</summary>
public sealed class ProseTests
{
    private const int LongestLine = 120;

    public static TheoryData<string> All => new(Page.All.Select(page => page.File));

    public static TheoryData<string> Guides => new(Pages.Guides.Select(page => page.File));

    public static TheoryData<string> GuidesAndReferences => new(Pages.Guides.Concat(Pages.References).Select(page => page.File));

    [Theory, MemberData(nameof(All))]
    public void Lines_are_short(string file) =>
        Assert.All(Pages.Get(file).WrappableLines, line => Assert.False(line.Text.Length > LongestLine, $"line {line.Number}: {line.Text}"));

    [Theory, MemberData(nameof(All))]
    public void Phrases_are_plain(string file) => Assert.Empty(Measures.Refused(Pages.Get(file).Words));

    [Theory, MemberData(nameof(GuidesAndReferences))]
    public void Clauses_are_few(string file) => Assert.InRange(Measures.Linking(Pages.Get(file).Words), 0, Measures.MostLinking);

    [Fact]
    public void Clauses_are_few_on_the_pages_of_diagnostics() =>
        Assert.InRange(Measures.Linking([.. Pages.Diagnostics.SelectMany(page => page.Words)]), 0, Measures.MostLinking);

    [Fact]
    public void Clauses_are_few_on_the_pages_of_decisions() =>
        Assert.InRange(Measures.Linking([.. Pages.Decisions.SelectMany(page => page.Words)]), 0, Measures.MostLinking);

    [Theory, MemberData(nameof(Guides))]
    public void Guides_speak_to_their_reader(string file) =>
        Assert.InRange(Measures.Addressing(Pages.Get(file).Words), Measures.LeastAddressing, 100);
}
