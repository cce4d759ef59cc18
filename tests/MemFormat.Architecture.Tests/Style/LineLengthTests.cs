using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>The limit that <c>.editorconfig</c> states. Only a long text may pass it: a message, or code that a test compiles.</summary>
public sealed class LineLengthTests
{
    private const int LongText = 50;

    [Theory]
    [InlineData("src")]
    [InlineData("tests")]
    [InlineData("samples")]
    [InlineData("eng")]
    public void Lines_of_code_keep_to_the_limit(string folder)
    {
        var limit = int.Parse(Repository.Read(".editorconfig").Split("max_line_length = ")[1].Split('\n')[0]);
        var tooLong = Repository.Files(folder, "*.cs")
            .Where(f => !f.Contains(".verified.", StringComparison.Ordinal)).SelectMany(f => TooLong(f, limit));
        Assert.True(!tooLong.Any(), string.Join("\n", tooLong));
    }

    private static IEnumerable<string> TooLong(string file, int limit)
    {
        var text = SourceText.From(Repository.Read(file));
        var lines = text.Lines.Where(l => l.Span.Length > limit).ToList();
        if (lines.Count == 0)
            return [];
        var texts = CSharpSyntaxTree.ParseText(text).GetRoot().DescendantNodes()
            .Where(n => n is InterpolatedStringExpressionSyntax or LiteralExpressionSyntax { Token.Value: string })
            .Select(n => n.Span).Where(s => s.Length >= LongText).ToList();
        return lines.Where(l => !texts.Exists(l.Span.OverlapsWith)).Select(l => $"{file}:{l.LineNumber + 1} has {l.Span.Length} characters");
    }
}
