using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>
/// Finds structs whose fields are exactly their stored members, in one declaration and in sequence, and set by no
/// code of the user's.
/// </summary>
internal static class StructMemory
{
    /// <summary>The indices of the members in memory order, or nothing when fields and members differ.</summary>
    public static IReadOnlyList<int> OrderOf(INamedTypeSymbol type, IMethodSymbol? constructor, IReadOnlyList<MemberCandidate> stored)
    {
        if (!type.IsValueType || HasOtherLayout(type) || MayHaveMoreFields(type) || RunsCode(type, constructor))
            return [];
        var order = new List<int>();
        SyntaxNode? declaration = null;
        foreach (var field in type.GetMembers().OfType<IFieldSymbol>().Where(f => !f.IsStatic))
        {
            var member = field.AssociatedSymbol ?? field;
            var index = stored.ToList().FindIndex(s => SymbolEqualityComparer.Default.Equals(s.Symbol, member));
            var place = member.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax().FirstAncestorOrSelf<TypeDeclarationSyntax>();
            if (index < 0 || place is null || declaration is not null && declaration != place)
                return [];
            declaration = place;
            order.Add(index);
        }

        return order;
    }

    /// <summary>
    /// A constructor or a setter may check its values, and callbacks expect a call; copying memory would skip them.
    /// </summary>
    private static bool RunsCode(INamedTypeSymbol type, IMethodSymbol? constructor) =>
        AttributeReader.Implements(type, KnownNames.Serializing) || AttributeReader.Implements(type, KnownNames.Deserialized)
        || AttributeReader.Implements(type, KnownNames.DeserializedWithReport)
        || constructor is { IsImplicitlyDeclared: false } && !SymbolEqualityComparer.Default.Equals(constructor, PrimaryConstructor.Find(type))
        || type.GetMembers().OfType<IPropertySymbol>().Any(p => p.SetMethod is { IsImplicitlyDeclared: false } setter && HasBody(setter));

    private static bool HasBody(IMethodSymbol setter) => setter.DeclaringSyntaxReferences.Any(r =>
        r.GetSyntax() is AccessorDeclarationSyntax { Body: not null } or AccessorDeclarationSyntax { ExpressionBody: not null });

    private static bool HasOtherLayout(INamedTypeSymbol type) =>
        AttributeReader.Has(type, "System.Runtime.InteropServices.StructLayoutAttribute")
        || AttributeReader.Has(type, "System.Runtime.CompilerServices.InlineArrayAttribute");

    /// <summary>The fields of events and of primary constructor parameters are not visible members.</summary>
    private static bool MayHaveMoreFields(INamedTypeSymbol type) =>
        !type.IsRecord && PrimaryConstructor.Find(type) is { Parameters.IsEmpty: false }
        || type.GetMembers().Any(m => m is IEventSymbol { IsStatic: false });
}
