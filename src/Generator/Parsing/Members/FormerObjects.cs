using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Whether objects of an earlier type could be objects of the present one: with the same contract, and a member in common.</summary>
internal sealed class FormerObjects(IAssemblySymbol assembly)
{
    public bool AreAlike(ITypeSymbol former, TypeRef formerReference, ITypeSymbol present, TypeRef presentReference)
    {
        var ((before, old), (after, now)) = (Stored(former, formerReference), Stored(present, presentReference));

        // Of lists and maps, the elements and values tell.
        if (SameKind.AreCollections(old, now) && ContentOf(before, old) is var (oldItem, oldReference)
            && ContentOf(after, now) is var (item, reference))
        {
            return AreAlike(oldItem, oldReference, item, reference);
        }

        if (SameKind.IsNumbered(old) || SameKind.IsNumbered(now))
            return IsNumbered(before, old) && IsNumbered(after, now);
        return SameKind.IsObject(old) && SameKind.IsObject(now) && before is INamedTypeSymbol { OriginalDefinition: var one }
            && after is INamedTypeSymbol { OriginalDefinition: var other }
            && Contract(one) == Contract(other) && HaveCommon(Members(one), Members(other));
    }

    private static bool HaveCommon(List<MemberCandidate> before, List<MemberCandidate> after)
    {
        if (before.Count == 0 || after.Count == 0)
            return false;
        if (before.All(m => Id(m) > 0))
            return after.All(m => Id(m) > 0) && after.Any(m => before.Any(b => Id(b) == Id(m)));
        var names = before.Select(m => AttributeReader.FormerNames(m.Attributes).FirstOrDefault() ?? m.Name).ToList();
        return after.Any(m => AttributeReader.FormerNames(m.Attributes).Append(m.Name).Any(names.Contains));
    }

    /// <summary>Whether it is a tuple or the like, or an object that has the number of a tuple's first element.</summary>
    private static bool IsNumbered(ITypeSymbol type, TypeRef reference) => SameKind.IsNumbered(reference)
        || SameKind.IsObject(reference) && type is INamedTypeSymbol { OriginalDefinition: var definition } && Contract(definition) is null
            && Members(definition).Any(m => Id(m) == 1);

    /// <summary>What stands in payloads for a type: it without null, or its surrogate.</summary>
    private (ITypeSymbol Type, TypeRef Reference) Stored(ITypeSymbol type, TypeRef reference)
    {
        var (found, stored) = (type as INamedTypeSymbol, SameKind.Value(reference));
        if (found is { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T })
            found = found.TypeArguments[0] as INamedTypeSymbol;
        while (found is not null && SurrogateParser.Find(found, assembly) is { } attribute
            && SurrogateParser.Obstacle(found, attribute, assembly, out var surrogate) is null)
        {
            found = surrogate as INamedTypeSymbol;
        }

        return (found ?? type, stored);
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

    private static string? Contract(INamedTypeSymbol type) =>
        AttributeReader.Named(AttributeReader.Find(type, KnownNames.Formattable), "Contract")?.Value as string;

    /// <summary>The members that something can set.</summary>
    private static List<MemberCandidate> Members(INamedTypeSymbol type) => new MemberCollector(type, new DiagnosticSink(type)).Collect()
        .Where(m => !m.IsIgnored
            && (m.Field is not null || m.Property!.SetMethod is not null || type.InstanceConstructors.Any(c => IsParameter(c, m)))).ToList();

    private static bool IsParameter(IMethodSymbol constructor, MemberCandidate member) =>
        constructor.Parameters.Any(p => string.Equals(p.Name, member.Name, System.StringComparison.OrdinalIgnoreCase));

    private static int Id(MemberCandidate member) => member.MemMember?.ConstructorArguments.FirstOrDefault().Value is int id ? id : 0;
}
