using System.Linq;
using MemFormat.Schema;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>What a generated base class of another assembly must offer to the code of this one.</summary>
internal static class BasePartChecks
{
    public static string? WhyNot(INamedTypeSymbol part, INamedTypeSymbol type)
    {
        if (part.IsGenericType)
            return "generic types are not supported";
        if (part.GetTypeMembers(KnownNames.Codec).FirstOrDefault() is not { } codec || codec.GetMembers("ReadMember").IsEmpty)
            return "it was built without a codec for derived classes; its constructor must take no parameters, and each member needs a setter";
        return part.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.DeclaredAccessibility is not (Accessibility.Private or Accessibility.Internal))
            ? null
            : $"'{type.Name}' can reach no constructor of it without parameters";
    }

    /// <summary>The reference to a base that may be abstract, and so is never a member's type.</summary>
    public static TypeRef Reference(INamedTypeSymbol part) =>
        new(TypeRefKind.Object, TypeRefParser.NameOf(part), WireKind.Object, IsValueType: false);
}
