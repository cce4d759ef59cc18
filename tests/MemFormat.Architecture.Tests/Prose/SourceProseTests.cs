using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>Documentation, comments and messages in the sources are plain English, too.</summary>
public sealed partial class SourceProseTests
{
    private static readonly IReadOnlyList<SourceText> s_documentation = [.. SourceText.PublicDocumentation("src/Runtime")];

    [Fact]
    public void No_sentence_of_public_documentation_is_about_who_or_what() =>
        AssertNone(s_documentation.Where(text => Subject().IsMatch(text.Text)));

    [Fact]
    public void Phrases_of_comments_are_plain() => AssertPlain(SourceText.Comments("src"));

    [Fact]
    public void Phrases_of_messages_are_plain() => AssertPlain(SourceText.Quotes("src"));

    private static void AssertPlain(IEnumerable<SourceText> texts)
    {
        var read = texts.ToList();
        Assert.NotEmpty(read);
        AssertNone(read.Where(text => Phrases.Refused(text.Words).Any()));
    }

    private static void AssertNone(IEnumerable<SourceText> breaches)
    {
        var all = string.Join('\n', breaches.Select(text => $"{text.Place}: {text.Text}"));
        Assert.True(all.Length == 0, all);
    }

    [GeneratedRegex(@"(^\s*|[.:;] )(Who|Whom|Whose|What|Whatever)\b")]
    private static partial Regex Subject();
}
