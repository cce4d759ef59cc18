namespace MemFormat.CodeFixes.Shape;

/// <summary>MF022, MF042 and MF092: adds the cases of a union that the project has. MF041: gives the cases of a union of the language tags.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class CasesFix() : MemFormatFix("MF022", "MF041", "MF042", "MF092")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Type is not { } type)
            yield break;
        if (target.Diagnostic.Id == "MF041")
        {
            yield return new Fix($"Give the cases of '{type.Name}' tags", "tags",
                edits => new Cases(edits, target.Model).NumberAll(type, new Annotator(edits, target.Model)));
            yield break;
        }

        if (target.Diagnostic.Id == "MF022")
        {
            if (SourceTypes.DerivedFrom(type, target.Model.Compilation).Any())
            {
                yield return new Fix($"Add the cases of '{type.Name}' in this project", "cases",
                    edits => new Cases(edits, target.Model).AddAll(type, new Annotator(edits, target.Model)));
            }

            yield break;
        }

        foreach (var above in BaseChain.Of(type.BaseType).Concat(type.AllInterfaces)
            .Where(t => AttributeReader.Has(t.OriginalDefinition, KnownNames.Formattable)).Take(1))
        {
            yield return new Fix($"Add '{type.Name}' to the cases of '{above.Name}'", "cases",
                edits => new Cases(edits, target.Model).Add(above.OriginalDefinition, type, new Annotator(edits, target.Model)));
        }
    }
}
