namespace MemFormat.CodeFixes.Shape;

/// <summary>MF001: makes a type partial, the types around it, and the annotated ones in it.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class PartialFix() : MemFormatFix("MF001")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Type is { } type)
            yield return new Fix($"Make '{type.Name}' partial", "partial", edits => MakeAll(edits, type));
    }

    private static void MakeAll(Edits edits, INamedTypeSymbol type)
    {
        Declaration.MakePartial(edits, type);
        foreach (var inner in Inner(type).Where(t => AttributeReader.Has(t, KnownNames.Formattable)))
            Declaration.MakePartial(edits, inner);
    }

    private static IEnumerable<INamedTypeSymbol> Inner(INamedTypeSymbol type) => type.GetTypeMembers().SelectMany(t => Inner(t).Prepend(t));
}
