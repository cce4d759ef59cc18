using MemFormat.CodeFixes.Base;
using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;

namespace MemFormat.CodeFixes.Declarations;

/// <summary>Adds cases to unions, each with a tag that is free.</summary>
internal sealed class Cases(Edits edits, SemanticModel model)
{
    /// <summary>Adds all classes and structs of the project that the union's values can be, and annotates them.</summary>
    public void AddAll(INamedTypeSymbol union, Annotator annotator)
    {
        foreach (var type in SourceTypes.DerivedFrom(union, model.Compilation))
            Add(union, type, annotator);
    }

    public void Add(INamedTypeSymbol union, INamedTypeSymbol type, Annotator annotator)
    {
        var listed = AttributeReader.All(union.GetAttributes(), KnownNames.Union).ToList();
        if (listed.Any(a => a.ConstructorArguments.LastOrDefault().Value is INamedTypeSymbol known
            && SymbolEqualityComparer.Default.Equals(known.OriginalDefinition, type.OriginalDefinition)))
        {
            return;
        }

        var given = edits.Numbers(union);
        var tag = new ReservedKeys(union).Free(listed.Select(a => a.ConstructorArguments.FirstOrDefault().Value).OfType<int>().Concat(given));
        given.Add(tag);
        Declaration.AddAttribute(edits, union, $"MemUnion({tag}, typeof({Name(type, union)}))");
        if (!AttributeReader.Has(type, KnownNames.Formattable))
            annotator.Annotate(type);
    }

    private string Name(INamedTypeSymbol type, INamedTypeSymbol union)
    {
        var named = type.IsGenericType ? type.ConstructUnboundGenericType() : type;
        var syntax = union.DeclaringSyntaxReferences[0];
        return named.ToMinimalDisplayString(model.Compilation.GetSemanticModel(syntax.SyntaxTree), syntax.Span.Start);
    }
}
