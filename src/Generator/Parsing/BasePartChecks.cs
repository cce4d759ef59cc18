using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>What a generated base class of another assembly must offer to the code of this one.</summary>
internal static class BasePartChecks
{
    public static string? WhyNot(INamedTypeSymbol part, INamedTypeSymbol type)
    {
        if (part.GetTypeMembers(KnownNames.Codec).FirstOrDefault() is not { } codec || codec.GetMembers("ReadMembersResolved").IsEmpty)
            return "it was built without a codec for derived classes; its constructor must take no parameters, and each member needs a setter and must not be required";
        return part.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.DeclaredAccessibility is not (Accessibility.Private or Accessibility.Internal))
            ? null
            : $"'{type.Name}' can reach no constructor of it without parameters";
    }

    /// <summary>A chain of base classes is known by names or by ids as a whole.</summary>
    public static string? WhyKeysDiffer(INamedTypeSymbol part, bool isNumbered, int members)
    {
        var keys = Numbered(part).ToList();
        return members == 0 || keys.Count == 0 || keys.Contains(isNumbered)
            ? null
            : isNumbered ? "its members are known by name and those of the derived class by id" : "its members are known by id and those of the derived class by name";
    }

    /// <summary>Whether the members of a base class are known by id.</summary>
    public static bool IsNumbered(INamedTypeSymbol part) => Numbered(part).FirstOrDefault();

    private static IEnumerable<bool> Numbered(INamedTypeSymbol part)
    {
        for (var current = part; current is not null; current = current.BaseType)
        {
            foreach (var member in current.GetMembers().Where(m => m is IPropertySymbol or IFieldSymbol && !AttributeReader.Has(m, KnownNames.Ignore) && !ExtensionDataChecks.IsExtensionMember(m)))
            {
                var attribute = AttributeReader.Find(member, KnownNames.Member);
                if (attribute is not null || member is { DeclaredAccessibility: Accessibility.Public, IsStatic: false })
                    yield return attribute is { ConstructorArguments.Length: 1 };
            }
        }
    }

}
