using MemFormat.Generator.Parsing.Members;

namespace MemFormat.CodeFixes.Shape;

/// <summary>MF008, MF012, MF017, MF024, MF027, MF094, MF097: says whether a member is stored.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class UnstoredMemberFix() : MemFormatFix("MF008", "MF012", "MF017", "MF024", "MF027", "MF094", "MF097")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Symbol is not (IPropertySymbol or IFieldSymbol) || target.Symbol is not { } member || !Declaration.CanHaveAttributes(member))
            yield break;
        yield return new Fix($"Leave '{member.Name}' out with [MemIgnore]", "ignore", edits => Declaration.AddAttribute(edits, member, "MemIgnore"));
        switch (target.Diagnostic.Id)
        {
            case "MF008" when member.DeclaringSyntaxReferences[0]
                .GetSyntax(target.Cancellation) is PropertyDeclarationSyntax { AccessorList.Accessors: { Count: 1 } accessors }
                && accessors[0] is { Body: null, ExpressionBody: null } && !member.ContainingType.IsReadOnly:
                yield return new Fix($"Add a private setter to '{member.Name}'", "store",
                    edits => edits.Insert(accessors[0].SyntaxTree, accessors[0].Span.End, " private set;"));
                break;
            case "MF012" when Hidden(member) is { } hidden && Declaration.CanHaveAttributes(hidden):
                yield return new Fix($"Leave '{hidden.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat)}' out with [MemIgnore]",
                    "store", edits => Declaration.AddAttribute(edits, hidden, "MemIgnore"));
                break;
            case "MF017" or "MF027" when member is IPropertySymbol property && GetterFields.Viewed(property) is { } field
                && GetterFields.Owner(field) is var owner && Declaration.CanHaveAttributes(owner):
                yield return new Fix($"Store the {(owner is IFieldSymbol ? "field" : "property")} '{owner.Name}' with [MemMember]", "store",
                    edits => Declaration.AddAttribute(edits, owner, "MemMember"));
                break;
            case "MF094":
                yield return new Fix(
                    $"Say with [MemMember] that '{member.Name}' is stored", "store", edits => Declaration.AddAttribute(edits, member, "MemMember"));
                break;
        }
    }

    private static ISymbol? Hidden(ISymbol member)
    {
        for (var type = member.ContainingType.BaseType; type is not null; type = type.BaseType)
        {
            if (type.GetMembers(member.Name)
                .FirstOrDefault(m => m is IPropertySymbol or IFieldSymbol && m.Locations.Any(l => l.IsInSource)) is { } hidden)
            {
                return hidden;
            }
        }

        return null;
    }
}
