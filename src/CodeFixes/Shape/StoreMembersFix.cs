namespace MemFormat.CodeFixes.Shape;

/// <summary>MF019: stores the members of a type that stores none.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class StoreMembersFix() : MemFormatFix("MF019")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Symbol is not INamedTypeSymbol type)
            yield break;
        var members = type.GetMembers().OfType<IFieldSymbol>()
            .Where(f => f is { IsStatic: false, IsConst: false, AssociatedSymbol: not IEventSymbol })
            .Select(f => f.AssociatedSymbol ?? f)
            .Where(m => m is not IFieldSymbol { IsImplicitlyDeclared: true } && Declaration.CanHaveAttributes(m)).ToList();
        if (members.Count > 0)
        {
            yield return new Fix($"Store the members of '{type.Name}' with [MemMember]", "store",
                edits => members.ForEach(m => Declaration.AddAttribute(edits, m, "MemMember")));
        }
    }
}
