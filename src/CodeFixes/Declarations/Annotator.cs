using MemFormat.CodeFixes.Base;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;

namespace MemFormat.CodeFixes.Declarations;

/// <summary>Adds [MemFormattable] to types and to all that their members need.</summary>
internal sealed class Annotator(Edits edits, SemanticModel model)
{
    /// <summary>Annotates what a type needs to have a codec.</summary>
    public void AddCodecs(ITypeSymbol type)
    {
        foreach (var missing in SourceTypes.WithoutCodec(type, model.Compilation))
            Annotate(missing);
    }

    public void Annotate(INamedTypeSymbol type)
    {
        if (!edits.Visit(type) || !Declaration.Of(edits, type).Any())
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
