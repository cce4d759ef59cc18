namespace MemFormat.CodeFixes.Shape;

/// <summary>MF002 and MF007: annotates a member's type and all that it needs, writes a surrogate, or leaves the member out.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class MemberTypeFix() : MemFormatFix("MF002", "MF007")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        var member = target.Symbol is IPropertySymbol or IFieldSymbol ? target.Symbol : null;
        if (Stored(target, member) is not { } type)
            yield break;
        if (target.Diagnostic.Id == "MF002" && SourceTypes.WithoutCodec(type, target.Model.Compilation).FirstOrDefault() is { } missing)
        {
            yield return new Fix($"Add [MemFormattable] to '{missing.Name}' and all its members need", "annotate",
                edits => new Annotator(edits, target.Model).AddCodecs(type));
        }

        if (member is not null && Declaration.CanHaveAttributes(member))
        {
            yield return new Fix(
                $"Leave '{member.Name}' out with [MemIgnore]", "ignore", edits => Declaration.AddAttribute(edits, member, "MemIgnore"));
        }

        if (target.Diagnostic.Id == "MF002" && Surrogate.Foreign(type, target.Model.Compilation) is { } foreign)
        {
            yield return new Fix(
                $"Write a surrogate for '{foreign.Name}'", "surrogate", edits => Surrogate.Add(edits, target.Node.SyntaxTree, foreign));
        }
    }

    private static ITypeSymbol? Stored(Target target, ISymbol? member) => member switch
    {
        IPropertySymbol property => property.Type,
        IFieldSymbol field => field.Type,
        _ =>
            target.Node.DescendantNodesAndSelf().OfType<TypeOfExpressionSyntax>().FirstOrDefault() is { } root
                ? target.Model.GetTypeInfo(root.Type, target.Cancellation).Type
                : null,
    };
}
