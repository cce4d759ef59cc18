using Markdig;
using Markdig.Syntax;
using Markdig.Syntax.Inlines;

namespace PackageTexts;

/// <summary>Pages link to files beside them, and a feed shows a page alone: links become absolute, or text where they cannot.</summary>
/// <param name="root">The repository's folder.</param>
/// <param name="address">Its address, without a slash at the end; null if it has none.</param>
internal sealed class Links(string root, string? address)
{
    private static readonly MarkdownPipeline s_pipeline = new MarkdownPipelineBuilder().UsePipeTables().UsePreciseSourceLocation().Build();

    /// <summary>The text of a page with other links, and otherwise as it is.</summary>
    /// <param name="text">The page, or a part of it.</param>
    /// <param name="page">Its path in the repository.</param>
    /// <exception cref="InvalidDataException">A link leads nowhere, or has its address in another place.</exception>
    public string Rewrite(string text, string page)
    {
        var edits = new List<(int From, int To, string By)>();
        foreach (var link in Markdown.Parse(text, s_pipeline).Descendants<LinkInline>().Where(link => IsRelative(link.Url)))
        {
            var target = Target(link, page);
            var (from, to) = (link.Span.Start, link.Span.End + 1);
            if (address is not null)
                edits.Add((link.UrlSpan.Start, link.UrlSpan.End + 1, $"{address}/{(link.IsImage ? "raw" : "blob")}/main/{target}"));
            else if (link.IsImage || link.FirstChild is not { } first)
                edits.Add((from, to, ""));
            else
                edits.AddRange([(from, first.Span.Start, ""), (link.LastChild!.Span.End + 1, to, "")]);
        }

        // From the last one on, so that places before stay as they are.
        foreach (var (from, to, by) in edits.OrderByDescending(edit => edit.From))
            text = text[..from] + by + text[to..];
        return text;
    }

    private static bool IsRelative(string? url) => url is { Length: > 0 } && url[0] != '#' && !Uri.TryCreate(url, UriKind.Absolute, out _);

    /// <summary>The path in the repository, with the heading.</summary>
    private string Target(LinkInline link, string page)
    {
        if (link.Reference is not null || link.UrlSpan.IsEmpty)
            throw new InvalidDataException($"The link to {link.Url} has its address elsewhere on the page. Write it in the line.");
        var at = new Uri(new Uri(new Uri("file:///"), page), link.Url!);
        var path = Uri.UnescapeDataString(at.AbsolutePath).TrimStart('/');
        return Path.Exists(Path.Combine(root, path))
            ? path + at.Fragment
            : throw new InvalidDataException($"The link to {link.Url} leads nowhere.");
    }
}
