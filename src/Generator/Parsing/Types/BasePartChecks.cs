using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Checks a generated base class of another assembly for the methods needed here.</summary>
internal static class BasePartChecks
{
    /// <summary>
    /// Whether the base class's members are decoded before the object is made. Else it reads them into the object, which an
    /// object that keeps its identity needs, and which is the shorter way.
    /// </summary>
    public static bool TakesParts(INamedTypeSymbol part, INamedTypeSymbol type, IMethodSymbol? constructor, IReadOnlyList<MemberCandidate> candidates)
    {
        if (!Has(part, "ReadPartsResolved"))
            return false;
        return !Has(part, "ReadMembersResolved")
            || constructor is { Parameters.IsEmpty: false }
            || !HasEmptyConstructor(part)
            || TypeParameterParser.HasAny(type)
                && candidates.Any(c => !c.IsIgnored && (c.Property?.SetMethod?.IsInitOnly ?? c.Field?.IsReadOnly ?? c.MemMember is not null));
    }

    /// <summary>Whether the base class gives the members of an object that is there, for one that takes its place.</summary>
    public static bool KeepsParts(INamedTypeSymbol part) => Has(part, KnownNames.KeepParts);

    /// <summary>Why the base class has no code for derived classes, or null.</summary>
    public static string? Closed(INamedTypeSymbol part) => Has(part, "ReadPartsResolved") || Has(part, "ReadMembersResolved") ? null
        : DerivedElsewhere.IsAllowed(part) && !DerivedElsewhere.IsSet(part)
            ? $"it does not say that classes of other assemblies derive from it; declare it with [MemFormattable({DerivedElsewhere.Setting} = true)]"
            : "it was built without the code for derived classes; build it with MemFormat, as a public class whose members have public types";

    /// <summary>Why the base class's code does not fit the type, or null.</summary>
    public static string? Obstacle(INamedTypeSymbol part, INamedTypeSymbol type, bool takesParts, int parameters)
    {
        if (takesParts)
            return null;
        if (!Has(part, "ReadMembersResolved"))
            return "objects that preserve references are made before their members are read; give the base class a constructor without parameters, and each member a setter";
        if (parameters > 0)
            return $"MemFormat sets its members after construction; give '{type.Name}' a constructor without parameters, or give the members of the base class public types";
        return HasEmptyConstructor(part) ? null : $"'{type.Name}' cannot call a constructor of it without parameters; make one protected or public";
    }

    private static bool HasEmptyConstructor(INamedTypeSymbol part) =>
        part.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.DeclaredAccessibility is not (Accessibility.Private or Accessibility.Internal));

    private static bool Has(INamedTypeSymbol part, string method) =>
        part.GetTypeMembers(KnownNames.Codec).FirstOrDefault() is { } codec && !codec.GetMembers(method).IsEmpty;

    /// <summary>A chain of base classes is known by names or by ids as a whole.</summary>
    public static string? WhyKeysDiffer(INamedTypeSymbol part, bool isNumbered, int members)
    {
        var keys = Numbered(part).ToList();
        return members == 0 || keys.Count == 0 || keys.Contains(isNumbered)
            ? null
            : isNumbered
                ? "its members are known by name and those of the derived class by id; use names for both"
                : "its members are known by id and those of the derived class by name; use ids for both";
    }

    /// <summary>Whether the members of a base class are known by id.</summary>
    public static bool IsNumbered(INamedTypeSymbol part) => Numbered(part).FirstOrDefault();

    private static IEnumerable<bool> Numbered(INamedTypeSymbol part)
    {
        foreach (var current in BaseChain.Of(part))
        {
            var numberedOnly = TypeTraits.StoresNumberedOnly(current);
            foreach (var member in current.GetMembers()
                .Where(m => m is IPropertySymbol or IFieldSymbol && !AttributeReader.Has(m, KnownNames.Ignore) && !TypeTraits.IsExtensionMember(m)))
            {
                var attribute = AttributeReader.Find(member, KnownNames.Member);
                if (attribute is not null || !numberedOnly && member is { DeclaredAccessibility: Accessibility.Public, IsStatic: false })
                    yield return attribute is { ConstructorArguments.Length: 1 };
            }
        }
    }
}
