using MemFormat.Analyzers.Migration;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.CodeFixes.Migration;

/// <summary>Removes the using of another serializer from files that name nothing of it any more.</summary>
internal static class UsingRemover
{
    public static void AtEnd(Edits edits, SemanticModel anyModel, SyntaxTree tree, Origin origin)
    {
        if (!origin.IsOfDotNet)
        {
            edits.AtEnd((tree, origin),
                () => Remove(edits, anyModel.Compilation.GetSemanticModel(tree), (CompilationUnitSyntax)tree.GetRoot(edits.Cancellation), origin));
        }
    }

    private static void Remove(Edits edits, SemanticModel model, CompilationUnitSyntax root, Origin origin)
    {
        var directives = root.DescendantNodes(n => n is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax).OfType<UsingDirectiveSyntax>()
            .Where(u => u.Alias is null && u.Name?.ToString() == origin.Namespace).ToList();
        if (directives.Count == 0
            || root.DescendantNodes().OfType<SimpleNameSyntax>()
                .Any(n => n.FirstAncestorOrSelf<UsingDirectiveSyntax>() is null && !edits.IsReplaced(n) && IsOf(model, n, origin, edits)))
        {
            return;
        }

        foreach (var directive in directives)
        {
            var span = directive.GetLastToken().TrailingTrivia.Any(SyntaxKind.EndOfLineTrivia)
                ? TextSpan.FromBounds(directive.SpanStart, directive.FullSpan.End)
                : directive.Span;
            edits.Replace(directive.SyntaxTree, span, "");
        }
    }

    private static bool IsOf(SemanticModel model, SimpleNameSyntax name, Origin origin, Edits edits) =>
        model.GetSymbolInfo(name, edits.Cancellation).Symbol switch
        {
            INamespaceSymbol => false,
            INamedTypeSymbol type => origin.IsOf(type.ContainingNamespace),
            { ContainingType: { } owner } => name.Parent is AttributeSyntax && origin.IsOf(owner.ContainingNamespace),
            _ => false,
        };
}
