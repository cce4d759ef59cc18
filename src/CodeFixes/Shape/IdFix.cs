namespace MemFormat.CodeFixes.Shape;

/// <summary>MF004, MF005, MF010: gives a member an id that is free.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class IdFix() : MemFormatFix("MF004", "MF005", "MF010")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target is { Symbol: IPropertySymbol or IFieldSymbol, Type: { } type } && Declaration.CanHaveAttributes(target.Symbol))
            yield return new Fix($"Give '{target.Symbol.Name}' a free id", "id", edits => Numbering.Number(edits, type, target.Symbol));
    }
}
