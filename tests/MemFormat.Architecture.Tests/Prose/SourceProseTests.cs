using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>Documentation, comments and messages in the sources are plain English, too.</summary>
public sealed partial class SourceProseTests
{
    private static readonly IReadOnlyList<SourceText> s_documentation = [.. SourceText.PublicDocumentation("src/Runtime")];

    [Fact]
    public void Clauses_are_few_in_public_documentation()
    {
        var words = s_documentation.SelectMany(text => text.Words).ToList();
        Assert.True(words.Count > 8000, $"Only {words.Count} words of documentation were found.");
        Assert.InRange(Measures.Linking(words), 0, Measures.MostLinking);
    }

    [Fact]
    public void No_sentence_of_public_documentation_is_about_who_or_what() =>
        Assert.DoesNotContain(s_documentation, text => Subject().IsMatch(text.Text));

    [Fact]
    public void Phrases_of_comments_are_plain() => AssertPlain(SourceText.Comments("src"));

    [Fact]
    public void Phrases_of_messages_are_plain() => AssertPlain(SourceText.Quotes("src"));

    private static void AssertPlain(IEnumerable<SourceText> texts)
    {
        var read = texts.ToList();
        Assert.NotEmpty(read);
        Assert.DoesNotContain(read, text => Measures.Refused(text.Words).Any());
    }

    [GeneratedRegex(@"(^\s*|[.:;] )(Who|Whom|Whose|What|Whatever)\b")]
    private static partial Regex Subject();
}
