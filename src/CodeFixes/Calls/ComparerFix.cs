namespace MemFormat.CodeFixes.Calls;

/// <summary>MF093: names a comparer that the reader can make too, or keeps the collection by removing its setter.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class ComparerFix() : MemFormatFix("MF093")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Node.FirstAncestorOrSelf<PropertyDeclarationSyntax>() is { } property
            && (IPropertySymbol?)target.Model.GetDeclaredSymbol(property, target.Cancellation) is { IsRequired: false } member
            && property.AccessorList?.Accessors.FirstOrDefault(a => a.Keyword.Text is "set" or "init") is { Body: null, ExpressionBody: null } setter)
        {
            var before = setter.GetFirstToken().GetPreviousToken();
            yield return new Fix($"Remove the setter of '{member.Name}', so that the reader fills this collection", "setter", edits =>
                edits.Replace(setter.SyntaxTree, Microsoft.CodeAnalysis.Text.TextSpan.FromBounds(before.Span.End, setter.Span.End), ""));
        }

        if (target.Node.FirstAncestorOrSelf<ArgumentSyntax>() is
            { Expression: ObjectCreationExpressionSyntax { ArgumentList.Arguments.Count: 0 } created }
            && target.Node.AncestorsAndSelf().Select(n => target.Model.GetDeclaredSymbol(n, target.Cancellation))
                .FirstOrDefault(s => s is IPropertySymbol or IFieldSymbol) is { } owner && Declaration.CanHaveAttributes(owner))
        {
            yield return new Fix($"Name the comparer with [MemComparer(typeof({created.Type}))]", "comparer",
                edits => Declaration.AddAttribute(edits, owner, $"MemComparer(typeof({created.Type}))"));
        }
    }
}
