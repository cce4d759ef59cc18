using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.CodeFixes.Migration;

/// <summary>Replaces and removes attributes. Lists in brackets are written anew, or go if nothing is left in them.</summary>
internal sealed class AttributeChanges(CancellationToken cancellation)
{
    private readonly Dictionary<AttributeListSyntax, Dictionary<AttributeSyntax, string>> _lists = [];

    /// <summary>Replaces an attribute by the text of others, or removes it.</summary>
    public void Replace(AttributeData attribute, string text)
    {
        if (attribute.ApplicationSyntaxReference?.GetSyntax(cancellation) is not AttributeSyntax { Parent: AttributeListSyntax list } syntax)
            return;
        if (!_lists.TryGetValue(list, out var changes))
            _lists.Add(list, changes = []);
        changes[syntax] = text;
    }

    public void Make(Edits edits)
    {
        foreach (var list in _lists)
        {
            var kept = list.Key.Attributes.Select(a => list.Value.TryGetValue(a, out var text) ? text : a.ToString()).Where(t => t.Length > 0)
                .ToList();
            if (kept.Count > 0)
            {
                edits.Replace(
                    list.Key.SyntaxTree, list.Key.Span, $"[{list.Key.Target}{(list.Key.Target is null ? "" : " ")}{string.Join(", ", kept)}]");
            }
            else
            {
                edits.Replace(list.Key.SyntaxTree, WithSpace(list.Key), "");
            }
        }
    }

    /// <summary>The list with the white space up to the next token, and the line break, if nothing else is on its line.</summary>
    private static TextSpan WithSpace(AttributeListSyntax list) =>
        list.GetLastToken().TrailingTrivia is var trailing && trailing.All(t => t.IsKind(SyntaxKind.WhitespaceTrivia))
        ? TextSpan.FromBounds(list.SpanStart, list.FullSpan.End)
        : TextSpan.FromBounds(list.SpanStart,
            list.GetLastToken().GetNextToken() is var next && next.LeadingTrivia.All(t => t.IsKind(SyntaxKind.WhitespaceTrivia))
                ? next.SpanStart
                : list.Span.End);
}
