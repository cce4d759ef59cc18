using MemFormat.Analyzers;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.CodeFixes.Shape;

/// <summary>
/// MF029: declares a partial property instead of the field that another generator makes it of, or says whether the
/// field is stored.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class OtherGeneratorFix() : MemFormatFix("MF029")
{
    /// <summary>Attributes of generators that take partial properties as well as fields.</summary>
    private static readonly string[] s_attributes = [
        "CommunityToolkit.Mvvm.ComponentModel.ObservablePropertyAttribute", "ReactiveUI.SourceGenerators.ReactiveAttribute"];

    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Symbol is not IFieldSymbol field || !Declaration.CanHaveAttributes(field)
            || !target.Diagnostic.Properties.TryGetValue(OtherGeneratorAnalyzer.Property, out var property) || property is not { } name)
        {
            yield break;
        }

        if (CanBeProperty(field, target))
        {
            yield return new Fix(
                $"Declare the partial property '{name}' instead of the field", "property", edits => Declare(edits, field, name, target));
        }

        yield return new Fix(
            $"Store the field '{field.Name}' with [MemMember]", "store", edits => Declaration.AddAttribute(edits, field, "MemMember"));
        yield return new Fix(
            $"Leave the field '{field.Name}' out with [MemIgnore]", "ignore", edits => Declaration.AddAttribute(edits, field, "MemIgnore"));
    }

    /// <summary>Whether the language has partial properties with a field of their own, and the generator takes them.</summary>
    private static bool CanBeProperty(IFieldSymbol field, Target target) =>
        target.Root.SyntaxTree.Options is CSharpParseOptions { LanguageVersion: >= (LanguageVersion)1400 }
        && !field.IsReadOnly && field.GetAttributes().Any(a => s_attributes.Contains(a.AttributeClass?.ToDisplayString()));

    private static void Declare(Edits edits, IFieldSymbol field, string name, Target target)
    {
        if (Declaration.Of(edits, field).FirstOrDefault() is not FieldDeclarationSyntax declaration)
            return;
        var tree = declaration.SyntaxTree;
        var variable = declaration.Declaration.Variables[0];
        var start = declaration.Modifiers.FirstOrDefault() is { RawKind: not 0 } modifier ? modifier.SpanStart : declaration.Declaration.SpanStart;
        var initializer = variable.Initializer is { } made ? $" {made};" : "";
        edits.Replace(tree, TextSpan.FromBounds(start, declaration.Span.End),
            $"public partial {declaration.Declaration.Type} {name} {{ get; set; }}{initializer}");
        foreach (var list in declaration.AttributeLists.Where(l => l.Target?.Identifier.IsKind(SyntaxKind.PropertyKeyword) == true))
            edits.Replace(tree, TextSpan.FromBounds(list.Target!.SpanStart, list.Attributes[0].SpanStart), "");
        foreach (var use in target.Root.DescendantNodes().OfType<IdentifierNameSyntax>()
            .Where(n => n.Identifier.ValueText == field.Name && !declaration.Span.Contains(n.Span)))
        {
            if (SymbolEqualityComparer.Default.Equals(target.Model.GetSymbolInfo(use, edits.Cancellation).Symbol, field))
                edits.Replace(tree, use.Span, name);
        }
    }
}
