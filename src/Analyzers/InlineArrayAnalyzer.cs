using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Analyzers;

/// <summary>Reports what an inline array has for a type with members: attributes of its field, callbacks, options.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class InlineArrayAnalyzer() : MemFormatAnalyzer(Diagnostics.InlineArrayPart)
{
    private static readonly string[] s_callbacks = [KnownNames.Serializing, KnownNames.Deserialized, KnownNames.DeserializedWithReport];

    protected override void Register(AnalysisContext context) => context.RegisterSymbolAction(
        static found =>
        {
            var type = (INamedTypeSymbol)found.Symbol;
            if (InlineArrays.ElementOf(type) is null || AttributeReader.Has(type, KnownNames.Surrogate)
                || AttributeReader.Has(type, KnownNames.CustomCodec))
            {
                return;
            }

            foreach (var (part, place) in Parts(type))
                found.ReportDiagnostic(Diagnostic.Create(Diagnostics.InlineArrayPart, place, part, type.ToDisplayString()));
        },
        SymbolKind.NamedType);

    private static IEnumerable<(string Part, Location? Place)> Parts(INamedTypeSymbol type)
    {
        foreach (var attribute in type.GetAttributes())
        {
            if (AttributeReader.IsOf(attribute, KnownNames.Reserved))
                yield return (NameOf(attribute), PlaceOf(attribute));
            else if (AttributeReader.IsOf(attribute, KnownNames.Formattable) && !attribute.NamedArguments.IsEmpty)
                yield return (attribute.NamedArguments[0].Key, PlaceOf(attribute));
        }

        foreach (var attribute in type.GetMembers().Where(m => m is IFieldSymbol or IPropertySymbol).SelectMany(m => m.GetAttributes()))
        {
            if (MemberCandidate.HaveAttributes([attribute]))
                yield return (NameOf(attribute), PlaceOf(attribute));
        }

        foreach (var callback in s_callbacks.Where(c => AttributeReader.Implements(type, c)))
            yield return (callback.Substring(callback.LastIndexOf('.') + 1), type.Locations.FirstOrDefault());
    }

    private static string NameOf(AttributeData attribute)
    {
        var name = attribute.AttributeClass!.Name;
        return $"[{name.Substring(0, name.Length - nameof(Attribute).Length)}]";
    }

    private static Location? PlaceOf(AttributeData attribute) =>
        attribute.ApplicationSyntaxReference is { } syntax ? Location.Create(syntax.SyntaxTree, syntax.Span) : null;
}
