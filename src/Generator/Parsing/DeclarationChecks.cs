using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator;

/// <summary>What a declaration must be for code to be added to it.</summary>
internal static class DeclarationChecks
{
    public static bool Pass(INamedTypeSymbol type, DiagnosticSink sink)
    {
        if (WhyNot(type) is { } reason)
            sink.Report(Diagnostics.UnsupportedDeclaration, type, type.ToDisplayString(), reason);
        else if (!TypeParser.Containing(type).All(IsPartial))
            sink.Report(Diagnostics.NotPartial, type, type.ToDisplayString());
        return sink.FirstError is null;
    }

    private static string? WhyNot(INamedTypeSymbol type)
    {
        if (type.TypeKind is not (TypeKind.Class or TypeKind.Struct))
            return "only classes, structs and records are supported";
        if (type.IsStatic)
            return "a static class has no instances";
        if (type.IsRefLikeType)
            return "a ref struct cannot leave the stack";
        if (TypeParser.Containing(type).Any(t => t.IsFileLocal))
            return "generated code is in another file, from where a file-local type cannot be seen";
        if (TypeParser.Containing(type).Any(t => t.IsGenericType))
            return "generic types are not supported";
        if (type.GetMembers(KnownNames.Codec).Any(m => !IsGenerated(m)))
            return $"it declares a member called '{KnownNames.Codec}', which is the name of the generated codec";
        return null;
    }

    /// <summary>The analyzer sees types with what the generator added to them.</summary>
    private static bool IsGenerated(ISymbol member) =>
        member is INamedTypeSymbol codec && codec.AllInterfaces.Any(i => AttributeReader.MetadataName(i) == KnownNames.Describe);

    private static bool IsPartial(INamedTypeSymbol type) => type.DeclaringSyntaxReferences.All(r =>
        r.GetSyntax() is TypeDeclarationSyntax declaration && declaration.Modifiers.Any(SyntaxKind.PartialKeyword));
}
