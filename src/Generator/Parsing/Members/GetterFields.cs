using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Finds the fields that properties without setters show.</summary>
internal static class GetterFields
{
    /// <summary>The field that the compiler makes for the property.</summary>
    public static IFieldSymbol? Own(IPropertySymbol property) => property.ContainingType.GetMembers().OfType<IFieldSymbol>()
        .FirstOrDefault(f => SymbolEqualityComparer.Default.Equals(f.AssociatedSymbol, property));

    /// <summary>The field of an auto-property, or the one that the getter returns and does nothing else; null for computed properties.</summary>
    public static IFieldSymbol? Returned(IPropertySymbol property) => Getter(property) switch
    {
        AccessorDeclarationSyntax { Body: null, ExpressionBody: null } => Own(property),
        var getter when Expression(getter) is { } expression => Named(expression, property),
        _ => null,
    };

    /// <summary>The field that the getter returns, or gives a view of: <c>_lines.AsReadOnly()</c>.</summary>
    public static IFieldSymbol? Viewed(IPropertySymbol property)
    {
        for (var expression = Expression(Getter(property)); expression is not null;)
        {
            if (Named(expression, property) is { } field)
                return field;
            expression = expression switch
            {
                MemberAccessExpressionSyntax access => access.Expression,
                InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0 } call => call.Expression,
                CastExpressionSyntax cast => cast.Expression,
                AssignmentExpressionSyntax { Right: BaseObjectCreationExpressionSyntax } made when made.IsKind(SyntaxKind.CoalesceAssignmentExpression) => made.Left,
                _ => null,
            };
        }

        return null;
    }

    /// <summary>Whether a field is a member by itself.</summary>
    public static bool IsStored(IFieldSymbol field) => !AttributeReader.Has(field, KnownNames.Ignore)
        && (field.DeclaredAccessibility == Accessibility.Public && !TypeTraits.StoresNumberedOnly(field.ContainingType) || AttributeReader.Has(field, KnownNames.Member));

    private static SyntaxNode? Getter(IPropertySymbol property) =>
        (property.PartialImplementationPart ?? property).GetMethod?.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();

    /// <summary>What a getter returns; null for those of auto-properties and of other assemblies, and where it takes several statements.</summary>
    private static ExpressionSyntax? Expression(SyntaxNode? getter) => getter switch
    {
        ArrowExpressionClauseSyntax arrow => arrow.Expression,
        AccessorDeclarationSyntax { ExpressionBody: { } arrow } => arrow.Expression,
        AccessorDeclarationSyntax { Body.Statements: { Count: 1 } statements } => (statements[0] as ReturnStatementSyntax)?.Expression,
        _ => null,
    };

    /// <summary>The field that an expression names, and may make empty first.</summary>
    private static IFieldSymbol? Named(ExpressionSyntax expression, IPropertySymbol property) => expression switch
    {
        ParenthesizedExpressionSyntax inner => Named(inner.Expression, property),
        PostfixUnaryExpressionSyntax certain when certain.IsKind(SyntaxKind.SuppressNullableWarningExpression) => Named(certain.Operand, property),
        AssignmentExpressionSyntax made when made.IsKind(SyntaxKind.CoalesceAssignmentExpression) && IsEmpty(made.Right) => Named(made.Left, property),
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } own => Field(own.Name.Identifier.ValueText, property),
        IdentifierNameSyntax name => Field(name.Identifier.ValueText, property),
        _ => expression.ToString() == "field" ? Own(property) : null,
    };

    private static IFieldSymbol? Field(string name, IPropertySymbol property) =>
        BaseChain.Of(property.ContainingType).SelectMany(t => t.GetMembers(name)).FirstOrDefault() is IFieldSymbol { IsStatic: false } field ? field : null;

    private static bool IsEmpty(ExpressionSyntax made) => made switch
    {
        CollectionExpressionSyntax { Elements.Count: 0 } => true,
        BaseObjectCreationExpressionSyntax { ArgumentList: null or { Arguments.Count: 0 }, Initializer: null or { Expressions.Count: 0 } } => true,
        _ => false,
    };
}
