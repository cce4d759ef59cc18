using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Checks a type with <c>PreserveReferences</c>: its objects are created before any member is read.</summary>
internal static class ReferenceChecks
{
    public static void Pass(INamedTypeSymbol type, IMethodSymbol? constructor, DiagnosticSink sink)
    {
        if (Obstacle(type, constructor) is { } reason)
            sink.Report(Diagnostics.NoIdentity, type, type.ToDisplayString(), reason);
    }

    private static string? Obstacle(INamedTypeSymbol type, IMethodSymbol? constructor)
    {
        if (type.TypeKind != TypeKind.Class)
            return "only objects of classes have an identity; remove PreserveReferences";
        if (type.IsAbstract)
            return "it is abstract, so no object has exactly this type; set PreserveReferences on the classes that derive from it";
        if (BaseChain.Of(type).SelectMany(t => t.GetMembers()).Any(TypeTraits.IsExtensionMember))
            return "MemFormat could not tell which objects unknown members refer to; remove PreserveReferences or the MemExtensionData member";
        return constructor is { Parameters.IsEmpty: false }
            ? "MemFormat creates such an object before it reads its members; give it a constructor without parameters"
            : null;
    }
}
