using Microsoft.CodeAnalysis.Text;

namespace MemFormat.CodeFixes.Calls;

/// <summary>MF095: drops the argument for a count that nothing uses.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class CountFix() : MemFormatFix("MF095")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Node.FirstAncestorOrSelf<ArgumentSyntax>() is { Parent: ArgumentListSyntax { Arguments: var all } } argument
            && all.IndexOf(argument) is > 0 and var index)
        {
            yield return new Fix("Refuse bytes behind the payload", "count", edits =>
                edits.Replace(argument.SyntaxTree, TextSpan.FromBounds(all[index - 1].Span.End, argument.Span.End), ""));
        }
    }
}
