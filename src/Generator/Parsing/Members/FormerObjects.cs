using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Whether objects of an earlier type could be objects of the present one: with the same contract, and a member in common.</summary>
internal static class FormerObjects
{
    public static bool AreAlike(ITypeSymbol former, TypeRef formerReference, ITypeSymbol present, TypeRef presentReference)
    {
        // Of lists and maps, the elements and values tell.
        if (SameKind.AreCollections(formerReference, presentReference) && ContentOf(former, formerReference) is var (oldItem, oldReference) && ContentOf(present, presentReference) is var (item, reference))
            return AreAlike(oldItem, oldReference, item, reference);
        if (!SameKind.IsObject(formerReference) || !SameKind.IsObject(SameKind.Value(presentReference))
            || former is not INamedTypeSymbol { OriginalDefinition: var old } || present is not INamedTypeSymbol { OriginalDefinition: var now } || Contract(old) != Contract(now))
        {
            return false;
        }

        var (before, after) = (Stored(old), Stored(now));
        if (before.Count == 0 || after.Count == 0)
            return false;
        if (before.All(m => Id(m) > 0))
            return after.All(m => Id(m) > 0) && after.Any(m => before.Any(b => Id(b) == Id(m)));
        var names = before.Select(m => AttributeReader.FormerNames(m.Attributes).FirstOrDefault() ?? m.Name).ToList();
        return after.Any(m => AttributeReader.FormerNames(m.Attributes).Append(m.Name).Any(names.Contains));
    }

    private static (ITypeSymbol Type, TypeRef Reference)? ContentOf(ITypeSymbol collection, TypeRef reference)
    {
        var content = collection switch
        {
            IArrayTypeSymbol array => array.ElementType,
            INamedTypeSymbol named when named.TypeArguments.Length == reference.Arguments.Count => named.TypeArguments.LastOrDefault(),
            _ => null,
        };
        return content is null ? null : (content, reference.Arguments[reference.Arguments.Count - 1]);
    }

    private static string? Contract(INamedTypeSymbol type) => AttributeReader.Named(AttributeReader.Find(type, KnownNames.Formattable), "Contract")?.Value as string;

    /// <summary>The members that something can set.</summary>
    private static List<MemberCandidate> Stored(INamedTypeSymbol type) => new MemberCollector(type, new DiagnosticSink(type)).Collect()
        .Where(m => !m.IsIgnored && (m.Field is not null || m.Property!.SetMethod is not null || type.InstanceConstructors.Any(c => IsParameter(c, m)))).ToList();

    private static bool IsParameter(IMethodSymbol constructor, MemberCandidate member) =>
        constructor.Parameters.Any(p => string.Equals(p.Name, member.Name, System.StringComparison.OrdinalIgnoreCase));

    private static int Id(MemberCandidate member) => member.MemMember?.ConstructorArguments.FirstOrDefault().Value is int id ? id : 0;
}
