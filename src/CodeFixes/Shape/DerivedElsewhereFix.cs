using MemFormat.Generator.Parsing.Types;

namespace MemFormat.CodeFixes.Shape;

/// <summary>MF013: lets a base class say that classes of other assemblies derive from it, where its source is in the solution.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class DerivedElsewhereFix() : MemFormatFix("MF013")
{
    private const string Setting = DerivedElsewhere.Setting + " = true";

    public override IEnumerable<Fix> Find(Target target)
    {
        var above = BaseChain.Of(target.Type?.BaseType)
            .FirstOrDefault(t => AttributeReader.Has(t, KnownNames.Formattable)
                && !SymbolEqualityComparer.Default.Equals(t.ContainingAssembly, target.Model.Compilation.Assembly));
        if (above is not null && DerivedElsewhere.IsAllowed(above) && !DerivedElsewhere.IsSet(above)
            && AttributeReader.Find(
                above, KnownNames.Formattable)?.ApplicationSyntaxReference?.GetSyntax(target.Cancellation) is AttributeSyntax attribute)
        {
            yield return new Fix(
                $"Let classes of other assemblies derive from '{above.Name}'", "derived elsewhere", edits => State(edits, attribute));
        }
    }

    private static void State(Edits edits, AttributeSyntax attribute)
    {
        var tree = attribute.SyntaxTree;
        if (attribute.ArgumentList is not { Arguments: { Count: > 0 } arguments } list)
            edits.Replace(tree, attribute.Span, $"{attribute.Name}({Setting})");
        else if (arguments.FirstOrDefault(a => a.NameEquals?.Name.Identifier.ValueText == DerivedElsewhere.Setting) is { } stated)
            edits.Replace(tree, stated.Span, Setting);
        else
            edits.Insert(tree, list.CloseParenToken.SpanStart, $", {Setting}");
    }
}
