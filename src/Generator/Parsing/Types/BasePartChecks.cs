using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Checks a generated base class of another assembly for the methods needed here.</summary>
internal static class BasePartChecks
{
    public static string? Obstacle(INamedTypeSymbol part, INamedTypeSymbol type)
    {
        if (part.GetTypeMembers(KnownNames.Codec).FirstOrDefault() is not { } codec || codec.GetMembers("ReadMembersResolved").IsEmpty)
            return "it was built without a codec for derived classes; give it a constructor without parameters, and give each member a setter and no 'required'";
        return part.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.DeclaredAccessibility is not (Accessibility.Private or Accessibility.Internal))
            ? null
            : $"'{type.Name}' cannot call a constructor of it without parameters; make one protected or public";
    }

    /// <summary>A chain of base classes is known by names or by ids as a whole.</summary>
    public static string? WhyKeysDiffer(INamedTypeSymbol part, bool isNumbered, int members)
    {
        var keys = Numbered(part).ToList();
        return members == 0 || keys.Count == 0 || keys.Contains(isNumbered)
            ? null
            : isNumbered ? "its members are known by name and those of the derived class by id; use names for both" : "its members are known by id and those of the derived class by name; use ids for both";
    }

    /// <summary>Whether the members of a base class are known by id.</summary>
    public static bool IsNumbered(INamedTypeSymbol part) => Numbered(part).FirstOrDefault();

    private static IEnumerable<bool> Numbered(INamedTypeSymbol part)
    {
        foreach (var current in BaseChain.Of(part))
        {
            var numberedOnly = TypeTraits.StoresNumberedOnly(current);
            foreach (var member in current.GetMembers().Where(m => m is IPropertySymbol or IFieldSymbol && !AttributeReader.Has(m, KnownNames.Ignore) && !TypeTraits.IsExtensionMember(m)))
            {
                var attribute = AttributeReader.Find(member, KnownNames.Member);
                if (attribute is not null || !numberedOnly && member is { DeclaredAccessibility: Accessibility.Public, IsStatic: false })
                    yield return attribute is { ConstructorArguments.Length: 1 };
            }
        }
    }

}
