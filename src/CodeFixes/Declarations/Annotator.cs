using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.CodeFixes.Declarations;

/// <summary>Adds [MemFormattable] to types and to all that their members need.</summary>
/// <param name="edits">Takes the changes.</param>
/// <param name="model">Any model of the project.</param>
/// <param name="others">Says of a type, and sees to it, that another fix annotates it.</param>
internal sealed class Annotator(Edits edits, SemanticModel model, Func<INamedTypeSymbol, bool>? others = null)
{
    /// <summary>Annotates what a type needs to have a codec.</summary>
    public void AddCodecs(ITypeSymbol type)
    {
        foreach (var missing in SourceTypes.WithoutCodec(type, model.Compilation))
            Annotate(missing);
    }

    public void Annotate(INamedTypeSymbol type)
    {
        if (others?.Invoke(type) == true || !edits.Visit(type) || !Declaration.Of(edits, type).Any())
            return;
        if (!AttributeReader.Has(type, KnownNames.Formattable))
            Declaration.AddAttribute(edits, type, "MemFormattable");
        Declaration.MakePartial(edits, type);
        if (type.IsAbstract && !TypeTraits.IsUnion(type))
            new Cases(edits, model).AddAll(type, this);
        foreach (var member in new MemberCollector(type, new DiagnosticSink(type)).Collect().Where(m => !m.IsIgnored))
            AddCodecs(member.Type);
    }
}
