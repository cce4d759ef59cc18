using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>
/// Tells getters that plainly compute what they return from those that may hand out something of the instance: a new
/// object at each call, a part of a member that is judged by itself, or something static.
/// </summary>
internal sealed class ComputedGetters
{
    private const int MaxDepth = 4;

    /// <summary>What makes a new collection of any other.</summary>
    private static readonly string[] s_copying = [
        "Split", "GetRange", "Slice", "FindAll", "ConvertAll", "Concat", "Where", "Select", "SelectMany", "OfType", "Cast", "Reverse"];

    private readonly INamedTypeSymbol _type;
    private readonly SyntaxNode _getter;
    private readonly int _depth;
    private readonly bool _isView;
    private readonly HashSet<string> _open = [];

    private ComputedGetters(INamedTypeSymbol type, SyntaxNode getter, int depth, bool isView) =>
        (_type, _getter, _depth, _isView) = (type, getter, depth, isView);

    /// <summary>Whether each value that the getter may return is computed. Getters without source are not known.</summary>
    /// <param name="property">The property.</param>
    /// <param name="isView">Whether its type can only be read: then a call of any method computes it.</param>
    public static bool IsPlain(IPropertySymbol property, bool isView) =>
        GetterFields.Getter(property) is { } getter && new ComputedGetters(property.ContainingType, getter, 0, isView).IsPlain();

    private bool IsPlain()
    {
        var nodes = Nodes().ToList();
        if (nodes.OfType<YieldStatementSyntax>().Any())
            return true;
        var returned = nodes.OfType<ReturnStatementSyntax>().Select(r => r.Expression)
            .Concat(nodes.OfType<ArrowExpressionClauseSyntax>().Select(a => a.Expression)).ToList();
        return returned.Count > 0 ? returned.All(e => e is not null && IsPlain(e)) : nodes.OfType<ThrowStatementSyntax>().Any();
    }

    /// <summary>The getter's own nodes, not those of functions in it.</summary>
    private IEnumerable<SyntaxNode> Nodes() =>
        _getter.DescendantNodesAndSelf(n => n is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax))
        .Where(n => n is not ArrowExpressionClauseSyntax { Parent: LocalFunctionStatementSyntax });

    private bool IsPlain(ExpressionSyntax expression) => expression switch
    {
        ParenthesizedExpressionSyntax inner => IsPlain(inner.Expression),
        PostfixUnaryExpressionSyntax certain => IsPlain(certain.Operand),
        CastExpressionSyntax cast => IsPlain(cast.Expression),
        BinaryExpressionSyntax other when other.IsKind(SyntaxKind.AsExpression) => IsPlain(other.Left),
        BinaryExpressionSyntax other when other.IsKind(SyntaxKind.CoalesceExpression) => IsPlain(other.Left) && IsPlain(other.Right),
        ConditionalExpressionSyntax choice => IsPlain(choice.WhenTrue) && IsPlain(choice.WhenFalse),
        SwitchExpressionSyntax choice => choice.Arms.All(a => IsPlain(a.Expression)),
        BaseObjectCreationExpressionSyntax or ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax or CollectionExpressionSyntax
            or QueryExpressionSyntax or LiteralExpressionSyntax or DefaultExpressionSyntax or ThrowExpressionSyntax or WithExpressionSyntax
                or PredefinedTypeSyntax => true,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var name } } when _isView
            || IsCopying(name) => true,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax called } call =>
            IsPlain(called) && call.ArgumentList.Arguments.All(IsHarmless),
        InvocationExpressionSyntax { Expression: SimpleNameSyntax { Identifier.ValueText: var name } } call =>
            call.ArgumentList.Arguments.All(IsHarmless) && IsPlainMethod(name),
        ConditionalAccessExpressionSyntax
        {
            WhenNotNull: InvocationExpressionSyntax { Expression: MemberBindingExpressionSyntax { Name.Identifier.ValueText: var name } },
        } when _isView || IsCopying(name) => true,
        ConditionalAccessExpressionSyntax access => IsPlain(access.Expression),
        ElementAccessExpressionSyntax access => IsPlain(access.Expression),
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name.Identifier.ValueText: var name } => IsJudged(name, _type),
        MemberAccessExpressionSyntax { Expression: BaseExpressionSyntax, Name.Identifier.ValueText: var name } => IsJudged(name, _type.BaseType),
        MemberAccessExpressionSyntax access => IsPlain(access.Expression),
        SimpleNameSyntax { Identifier.ValueText: var name } => IsLocal(name) ? IsPlainLocal(name) : IsJudged(name, _type),
        AliasQualifiedNameSyntax => true,
        _ => false,
    };

    private static bool IsCopying(string name) => name.StartsWith("To", System.StringComparison.Ordinal) || s_copying.Contains(name);

    /// <summary>
    /// Whether a member is stored, ignored or reported by itself, or is computed from such members. Other names are
    /// those of types.
    /// </summary>
    private bool IsJudged(string name, INamedTypeSymbol? type) => InstanceMembers.Find(type, name) switch
    {
        null => true,
        IMethodSymbol => IsPlainMethod(name),
        var member when member.DeclaredAccessibility == Accessibility.Public || AttributeReader.Has(member, KnownNames.Member)
            || AttributeReader.Has(member, KnownNames.Ignore) => true,
        IFieldSymbol field => GetterFields.IsSet(field),
        IPropertySymbol { SetMethod: null } property when _depth < MaxDepth && GetterFields.Getter(property) is { } getter =>
            new ComputedGetters(_type, getter, _depth + 1, _isView).IsPlain(),
        _ => false,
    };

    private bool IsPlainMethod(string name) => InstanceMembers.Named(_type, name) is IMethodSymbol method && (method.IsStatic
        || _depth < MaxDepth && method.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is MethodDeclarationSyntax body
            && new ComputedGetters(_type, body, _depth + 1, _isView).IsPlain());

    /// <summary>Whether nothing of the instance can come back from a call by this argument.</summary>
    private bool IsHarmless(ArgumentSyntax argument) => argument is { RefKindKeyword.RawKind: 0, Expression: not ThisExpressionSyntax }
        && (argument.Expression is not (IdentifierNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax })
            || IsImmutable(argument.Expression) || IsPlain(argument.Expression));

    private bool IsImmutable(ExpressionSyntax expression) =>
        InstanceMembers.Find(_type, ((expression as MemberAccessExpressionSyntax)?.Name ?? (SimpleNameSyntax)expression).Identifier.ValueText) switch
        {
            IFieldSymbol { Type: var type } => type.IsValueType || type.SpecialType == SpecialType.System_String,
            IPropertySymbol { Type: var type } => type.IsValueType || type.SpecialType == SpecialType.System_String,
            _ => false,
        };

    private bool IsLocal(string name) => Nodes().Any(n => n is VariableDeclaratorSyntax { Identifier.ValueText: var local } && local == name
        || n is SingleVariableDesignationSyntax { Identifier.ValueText: var designated } && designated == name
        || n is ForEachStatementSyntax { Identifier.ValueText: var each } && each == name);

    /// <summary>Whether all that a local gets is computed, and nothing else keeps it.</summary>
    private bool IsPlainLocal(string name)
    {
        if (!_open.Add(name))
            return true;
        var nodes = Nodes().ToList();
        var values = nodes.OfType<VariableDeclaratorSyntax>().Where(v => v.Identifier.ValueText == name && v.Initializer is not null)
            .Select(v => v.Initializer!.Value)
            .Concat(nodes.OfType<AssignmentExpressionSyntax>().Where(a => a.Left.ToString() == name).Select(a => a.Right)).ToList();
        return values.Count > 0 && values.All(IsPlain) && !nodes.Any(n => Keeps(n, name));
    }

    private bool Keeps(SyntaxNode node, string name) => node switch
    {
        AssignmentExpressionSyntax { Left: IdentifierNameSyntax { Identifier.ValueText: var target } } assignment =>
            !IsLocal(target) && Mentions(assignment.Right, name),
        AssignmentExpressionSyntax assignment => Mentions(assignment.Right, name),
        ArgumentListSyntax arguments =>
            arguments.Arguments.Any(a => a.RefKindKeyword.IsKind(SyntaxKind.RefKeyword))
                && arguments.Arguments.Any(a => Mentions(a.Expression, name)),
        _ => false,
    };

    private static bool Mentions(ExpressionSyntax expression, string name) =>
        expression is IdentifierNameSyntax { Identifier.ValueText: var found } ? found == name
        : expression is AssignmentExpressionSyntax { Right: var right } ? Mentions(right, name)
        : expression is ParenthesizedExpressionSyntax { Expression: var inner } && Mentions(inner, name);
}
