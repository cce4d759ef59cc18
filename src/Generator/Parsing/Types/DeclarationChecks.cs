using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Checks whether code can be added to a declaration.</summary>
internal static class DeclarationChecks
{
    public static bool Pass(INamedTypeSymbol type, DiagnosticSink sink)
    {
        // The compiler tells what is missing, and code is generated once it is there.
        if (IsHalfTyped(type))
            return false;
        if (Obstacle(type) is { } reason)
            sink.Report(Diagnostics.UnsupportedDeclaration, type, type.ToDisplayString(), reason);
        else if (Nesting.Of(type).FirstOrDefault(t => !IsPartial(t)) is { } whole)
            sink.Report(Diagnostics.NotPartial, whole, whole.ToDisplayString(), type.ToDisplayString());
        return !sink.HasErrors;
    }

    /// <summary>Whether a name that generated code needs is not there yet, or is there twice.</summary>
    private static bool IsHalfTyped(INamedTypeSymbol type)
    {
        foreach (var part in Nesting.Of(type))
        {
            if (part.Name.Length == 0 || part.TypeParameters.Any(p => p.Name.Length == 0)
                || part.TypeParameters.Select(p => p.Name).Distinct().Count() < part.TypeParameters.Length)
            {
                return true;
            }
        }

        return BaseChain.Of(type).TakeWhile(t => t.SpecialType == SpecialType.None)
            .Any(t => t.GetMembers().Any(m => m is IPropertySymbol or IFieldSymbol && m.Name.Length == 0)
            || t.InstanceConstructors.Any(c => c.Parameters.Any(p => p.Name.Length == 0)));
    }

    private static string? Obstacle(INamedTypeSymbol type)
    {
        if (type.TypeKind is not (TypeKind.Class or TypeKind.Struct or TypeKind.Interface))
            return "MemFormat supports classes, structs, records and interfaces only; use one of these";
        if (type.TypeKind == TypeKind.Interface && type.TypeParameters.Any(p => p.Variance != VarianceKind.None))
            return "an interface with 'in' or 'out' type parameters cannot hold generated code; remove 'in' and 'out'";
        if (type.IsStatic)
            return "a static class has no instances; remove 'static' or [MemFormattable]";
        if (type.IsRefLikeType)
            return "a ref struct cannot leave the stack; use an ordinary struct";
        if (DerivedElsewhere.Obstacle(type) is { } closed)
            return closed;
        if (AttributeReader.Has(type, KnownNames.Surrogate) || AttributeReader.Has(type, KnownNames.CustomCodec))
            return "it has a surrogate or a custom codec, too; keep one of them";
        if (Callbacks.HiddenState(type) is { } state)
            return $"the state '{state.ToDisplayString()}' of its callback is not visible to generated code; make it internal, or public";
        if (Nesting.Of(type).Any(t => t.IsFileLocal))
            return "generated code is in another file and cannot see a file-local type; remove 'file'";
        if (TypeParameterParser.Obstacle(type) is { } reason)
            return reason;
        if (s_generatedNames.FirstOrDefault(n => IsTaken(type, n)) is { } taken)
            return $"MemFormat generates a type called '{taken}' into it; rename what has that name";
        if (TypesThatHideKeywords.Find(type) is { } hidden)
            return $"a type called '{hidden}' is in its scope and hides the C# keyword of that name from generated code; rename that type";
        if (ForeignCollection(type) is { } collection)
            return $"MemFormat would leave out the elements of its base class '{collection.ToDisplayString()}'; store the collection in a member";
        return null;
    }

    private static readonly string[] s_generatedNames = [KnownNames.Codec, KnownNames.Parts, KnownNames.BaseParts, KnownNames.Cases];

    private static bool IsTaken(INamedTypeSymbol type, string name) =>
        type.Name == name || type.GetMembers(name).Any(m => !IsGenerated(m))
        || TypeParameterParser.HasAny(type) && TypeParameterParser.InScope(type).Any(p => p.Name == name);

    /// <summary>The analyzer sees types together with their generated code.</summary>
    private static bool IsGenerated(ISymbol member) =>
        member.DeclaringSyntaxReferences.All(r => r.SyntaxTree.FilePath.EndsWith(KnownNames.FileSuffix, StringComparison.Ordinal));

    private static INamedTypeSymbol? ForeignCollection(INamedTypeSymbol type) => BaseChain.Of(type.BaseType).FirstOrDefault(t =>
        !SymbolEqualityComparer.Default.Equals(t.ContainingAssembly, type.ContainingAssembly)
        && !AttributeReader.Has(t, KnownNames.Formattable)
        && t.AllInterfaces.Any(i => i.SpecialType == SpecialType.System_Collections_IEnumerable));

    /// <summary>A file of top-level statements is a part of <c>Program</c>.</summary>
    private static bool IsPartial(INamedTypeSymbol type) => type.DeclaringSyntaxReferences.All(r => r.GetSyntax() switch
    {
        CompilationUnitSyntax => true,
        TypeDeclarationSyntax declaration => declaration.Modifiers.Any(SyntaxKind.PartialKeyword),
        _ => false,
    });
}
