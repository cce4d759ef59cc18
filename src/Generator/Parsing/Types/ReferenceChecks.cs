using System.Collections.Generic;
using System.Linq;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>What a type with <c>PreserveReferences</c> must be: its objects are made before anything of them is read.</summary>
internal static class ReferenceChecks
{
    public static void Pass(INamedTypeSymbol type, IMethodSymbol? constructor, DiagnosticSink sink)
    {
        if (WhyNot(type, constructor) is { } reason)
            sink.Report(Diagnostics.NoIdentity, type, type.ToDisplayString(), reason);
    }

    private static string? WhyNot(INamedTypeSymbol type, IMethodSymbol? constructor)
    {
        if (type.TypeKind != TypeKind.Class)
            return "only objects of classes have one";
        if (type.IsAbstract)
            return "no object has an abstract class for its type; state it on the classes that derive from it";
        if (BaseChain.Of(type).SelectMany(t => t.GetMembers()).Any(TypeTraits.IsExtensionMember))
            return "bytes of members that are not known could not tell which objects they mean, so there can be no MemExtensionData";
        return constructor is { Parameters.IsEmpty: false }
            ? "an object that may refer to itself is made before its members are read, so its constructor must take no parameters"
            : null;
    }
}
