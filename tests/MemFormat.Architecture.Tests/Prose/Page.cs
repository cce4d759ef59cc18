using Markdig;
using Markdig.Extensions.AutoIdentifiers;
using Markdig.Extensions.Tables;
using Markdig.Renderers.Html;
using Markdig.Syntax;
using Markdig.Syntax.Inlines;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>A Markdown file of the repository: its lines, the words of its prose, its links and its anchors.</summary>
internal sealed class Page
{
    private static readonly MarkdownPipeline s_pipeline =
        new MarkdownPipelineBuilder().UsePipeTables().UseAutoIdentifiers(AutoIdentifierOptions.GitHub).Build();

    private readonly MarkdownDocument _document;

    private Page(string file)
    {
        File = file;
        _document = Markdown.Parse(Text = Repository.Read(file).ReplaceLineEndings("\n"), s_pipeline);
    }

    public static IReadOnlyList<Page> All { get; } =
        [.. Repository.Files(".", "*.md").Where(file => !Path.GetFileName(file).StartsWith("AnalyzerReleases", StringComparison.Ordinal))
            .Select(file => new Page(file))];

    /// <summary>The path, relative to the root of the repository.</summary>
    public string File { get; }

    public string Text { get; }

    /// <summary>The text of the page: no code, no addresses of links, no comments.</summary>
    public string Prose => string.Join(' ', _document.Descendants<LiteralInline>().Select(literal => literal.Content.ToString()));

    public IReadOnlyList<string> Words => Phrases.Words(Prose);

    public IEnumerable<Block> Blocks => _document.Descendants().OfType<Block>();

    public IEnumerable<string> Links => _document.Descendants<LinkInline>().Select(link => link.Url ?? "");

    public IEnumerable<string> Anchors => _document.Descendants<HeadingBlock>().Select(heading => heading.GetAttributes().Id ?? "");

    /// <summary>Lines that can be wrapped, which rows of tables and code cannot, with their numbers.</summary>
    public IEnumerable<(int Number, string Text)> WrappableLines
    {
        get
        {
            var fixedLines = Blocks.Where(block => block is Table or CodeBlock or HeadingBlock)
                .SelectMany(block => Enumerable.Range(block.Line, 1 + LineOf(block.Span.End) - block.Line)).ToHashSet();
            return Text.Split('\n').Select((line, index) => (index + 1, line)).Where(line => !fixedLines.Contains(line.Item1 - 1));
        }
    }

    private int LineOf(int offset) => Text.AsSpan(0, Math.Min(offset, Text.Length)).Count('\n');
}
