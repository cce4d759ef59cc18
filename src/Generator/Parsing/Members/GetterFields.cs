using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Finds the fields that properties without setters show.</summary>
internal static class GetterFields
{
    /// <summary>The field that the compiler makes for the property.</summary>
    public static IFieldSymbol? Own(IPropertySymbol property) =>
        IsOfOtherGenerator(property) ? null : property.ContainingType.GetMembers().OfType<IFieldSymbol>()
        .FirstOrDefault(f => f.AssociatedSymbol is { } of && (Is(of, property) || Is(of, property.PartialImplementationPart)));

    /// <summary>The field of an auto-property, or the one that the getter returns, and may fill first; null for computed properties.</summary>
    public static IFieldSymbol? Returned(IPropertySymbol property) => Shown(property)?.Field;

    /// <summary>As <see cref="Returned"/>, with what else is known of the getter.</summary>
    public static ShownField? Shown(IPropertySymbol property, int depth = 0) => Getter(property) switch
    {
        AccessorDeclarationSyntax { Body: null, ExpressionBody: null } => Own(property) is { } own ? new ShownField(own, IsKept: true) : null,
        { } getter => new GetterReader(property, depth).Read(getter),
        _ => null,
    };

    /// <summary>The field that the getter returns, or gives a view or a copy of: <c>_lines.AsReadOnly()</c>, <c>[.. _lines]</c>.</summary>
    public static IFieldSymbol? Viewed(IPropertySymbol property)
    {
        if (Returned(property) is { } returned)
            return returned;
        for (var expression = Expression(Getter(property)); expression is not null;)
        {
            if (Named(expression, property) is { } field)
                return field;
            expression = expression switch
            {
                ParenthesizedExpressionSyntax inner => inner.Expression,
                PostfixUnaryExpressionSyntax certain => certain.Operand,
                MemberAccessExpressionSyntax access => access.Expression,
                ConditionalAccessExpressionSyntax access => access.Expression,
                BinaryExpressionSyntax other when other.IsKind(SyntaxKind.CoalesceExpression) || other.IsKind(SyntaxKind.AsExpression) => other.Left,
                InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0 } call => call.Expression,
                CastExpressionSyntax cast => cast.Expression,
                AssignmentExpressionSyntax made when made.IsKind(SyntaxKind.CoalesceAssignmentExpression) => made.Left,
                BaseObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: 1 } arguments, Initializer: null } => arguments[0].Expression,
                CollectionExpressionSyntax { Elements: { Count: 1 } elements } => (elements[0] as SpreadElementSyntax)?.Expression,
                _ => null,
            };
        }

        return null;
    }

    /// <summary>Whether a field, or another property that it is of, is a member by itself.</summary>
    public static bool IsStored(IFieldSymbol field, IPropertySymbol shownBy) =>
        Owner(field) is var owner && !IsOrOverrides(shownBy, owner) && !AttributeReader.Has(owner, KnownNames.Ignore)
        && (owner.DeclaredAccessibility == Accessibility.Public && !TypeTraits.StoresNumberedOnly(field.ContainingType)
            || AttributeReader.Has(owner, KnownNames.Member));

    /// <summary>What the source declares: the field, or the property that the compiler made it for.</summary>
    public static ISymbol Owner(IFieldSymbol field) =>
        field.AssociatedSymbol is IPropertySymbol property ? property.PartialDefinitionPart ?? property : field;

    /// <summary>Whether a settable member shows the field, too, so that its value is not lost.</summary>
    public static bool IsSet(IFieldSymbol field) =>
        field.ContainingType.GetMembers().OfType<IPropertySymbol>().Any(p => p is { IsStatic: false, SetMethod: not null }
        && (p.DeclaredAccessibility == Accessibility.Public || AttributeReader.Has(p, KnownNames.Member))
        && p.DeclaringSyntaxReferences.Any(
            r => r.GetSyntax().DescendantTokens().Any(t => t.IsKind(SyntaxKind.IdentifierToken) && t.ValueText == field.Name)));

    /// <summary>The getter, where its source is known to generators.</summary>
    public static SyntaxNode? Getter(IPropertySymbol property) => IsOfOtherGenerator(property) ? null
        : (property.PartialImplementationPart ?? property).GetMethod?.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();

    /// <summary>
    /// Whether only analyzers see what implements a partial property: generators do not see the code of others.
    /// </summary>
    public static bool IsOfOtherGenerator(IPropertySymbol property) =>
        property.IsPartialDefinition && (property.PartialImplementationPart is not { } part
        || part.DeclaringSyntaxReferences.Any(r => r.SyntaxTree.FilePath.EndsWith(".g.cs", System.StringComparison.OrdinalIgnoreCase)));

    /// <summary>Whether it is the keyword <c>field</c>, for which this compiler's syntax has no type.</summary>
    public static bool IsKeyword(ExpressionSyntax expression) => expression.Span.Length == "field".Length && expression.ToString() == "field";

    /// <summary>What a getter returns; null for those of auto-properties and of other assemblies, and where it takes several statements.</summary>
    private static ExpressionSyntax? Expression(SyntaxNode? getter) => getter switch
    {
        ArrowExpressionClauseSyntax arrow => arrow.Expression,
        AccessorDeclarationSyntax { ExpressionBody: { } arrow } => arrow.Expression,
        AccessorDeclarationSyntax { Body.Statements: { Count: 1 } statements } => (statements[0] as ReturnStatementSyntax)?.Expression,
        _ => null,
    };

    private static IFieldSymbol? Named(ExpressionSyntax expression, IPropertySymbol property) => expression switch
    {
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } own => Field(own.Name.Identifier.ValueText, property),
        IdentifierNameSyntax name when Field(name.Identifier.ValueText, property) is { } field => field,
        _ => IsKeyword(expression) ? Own(property) : null,
    };

    private static IFieldSymbol? Field(string name, IPropertySymbol property) => InstanceMembers.Find(property.ContainingType, name) as IFieldSymbol;

    private static bool IsOrOverrides(IPropertySymbol? property, ISymbol owner)
    {
        while (property is not null && !Is(property, owner))
            property = property.OverriddenProperty;
        return property is not null;
    }

    private static bool Is(ISymbol symbol, ISymbol? other) => SymbolEqualityComparer.Default.Equals(symbol, other);
}
