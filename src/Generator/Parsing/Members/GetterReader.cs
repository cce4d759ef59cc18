using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>
/// Finds out whether a getter returns one field and does nothing else but fill it on first use, in any of the spellings
/// that people write.
/// </summary>
/// <param name="property">The property, whose names the getter uses.</param>
/// <param name="depth">How many other members lead to it.</param>
internal sealed class GetterReader(IPropertySymbol property, int depth)
{
    private const int MaxDepth = 4;

    private readonly Dictionary<string, Values> _locals = [];
    private IFieldSymbol? _field;
    private Values _returned;
    private bool _isKept;

    /// <summary>What an expression may give.</summary>
    [System.Flags]
    private enum Values
    {
        /// <summary>Nothing yet.</summary>
        None = 0,

        /// <summary>What is in the field.</summary>
        Field = 1,

        /// <summary>A new object, made of nothing in the instance.</summary>
        Made = 2,

        /// <summary>Null.</summary>
        Null = 4,

        /// <summary>Anything, or what has another effect.</summary>
        Unknown = 8,
    }

    /// <summary>The field, or null if the getter does something else.</summary>
    public ShownField? Read(SyntaxNode getter)
    {
        var isRead = getter switch
        {
            ArrowExpressionClauseSyntax arrow => Return(arrow.Expression, false),
            AccessorDeclarationSyntax { ExpressionBody: { } arrow } => Return(arrow.Expression, false),
            AccessorDeclarationSyntax { Body: { } body } => Run(body.Statements, false),
            MethodDeclarationSyntax { ExpressionBody: { } arrow } => Return(arrow.Expression, false),
            MethodDeclarationSyntax { Body: { } body } => Run(body.Statements, false),
            _ => false,
        };
        return isRead && _field is not null && _returned is Values.Field or (Values.Field | Values.Made)
            ? new ShownField(_field!, _isKept || _returned == Values.Field) : null;
    }

    private bool Return(ExpressionSyntax expression, bool isEmpty)
    {
        _returned |= ValuesOf(expression, isEmpty);
        return (_returned & Values.Unknown) == 0;
    }

    /// <summary>Whether statements do nothing else. <paramref name="isEmpty"/>: the field is null there.</summary>
    private bool Run(IEnumerable<StatementSyntax> statements, bool isEmpty)
    {
        foreach (var statement in statements)
        {
            if (!Run(statement, ref isEmpty))
                return false;
        }

        return true;
    }

    private bool Run(StatementSyntax statement, ref bool isEmpty)
    {
        switch (statement)
        {
            case BlockSyntax block:
                return Run(block.Statements, isEmpty);
            case LockStatementSyntax { Statement: var inner }:
                return Run([inner], isEmpty);
            case ReturnStatementSyntax { Expression: { } expression }:
                return Return(expression, isEmpty);
            case ExpressionStatementSyntax { Expression: var expression }:
                return ValuesOf(expression, isEmpty) != Values.Unknown;
            case LocalDeclarationStatementSyntax { Declaration.Variables: var variables }:
                foreach (var variable in variables)
                {
                    var values = variable.Initializer is null ? Values.None : ValuesOf(variable.Initializer.Value, isEmpty);
                    _locals[variable.Identifier.ValueText] = values;
                    if (values == Values.Unknown)
                        return false;
                }

                return true;
            case IfStatementSyntax test when IsNullIf(test.Condition, isEmpty) is { } isNull:
                if (!Run([test.Statement], isEmpty || isNull) || test.Else is { } other && !Run([other.Statement], isEmpty || !isNull))
                    return false;
                isEmpty |= !isNull && Returns(test.Statement);
                return true;
            case EmptyStatementSyntax:
                return true;
            default:
                return false;
        }
    }

    private static bool Returns(StatementSyntax statement) =>
        statement is ReturnStatementSyntax || statement is BlockSyntax { Statements: { Count: > 0 } inner } && Returns(inner.Last());

    /// <summary>Whether the field is null if a condition holds, or if it does not; null: the condition is about something else.</summary>
    private bool? IsNullIf(ExpressionSyntax condition, bool isEmpty)
    {
        switch (condition)
        {
            case ParenthesizedExpressionSyntax inner:
                return IsNullIf(inner.Expression, isEmpty);
            case PrefixUnaryExpressionSyntax not when not.IsKind(SyntaxKind.LogicalNotExpression):
                return !IsNullIf(not.Operand, isEmpty);
            case BinaryExpressionSyntax equal when equal.IsKind(SyntaxKind.EqualsExpression) || equal.IsKind(SyntaxKind.NotEqualsExpression):
                var value = IsNull(equal.Right) ? equal.Left : IsNull(equal.Left) ? equal.Right : null;
                return value is not null && IsShown(value, isEmpty) ? equal.IsKind(SyntaxKind.EqualsExpression) : null;
            case InvocationExpressionSyntax { ArgumentList.Arguments: { Count: 2 } arguments } call when NameOf(call.Expression) == "ReferenceEquals"
                && IsNull(arguments[1].Expression):
                return IsShown(arguments[0].Expression, isEmpty) ? true : null;
            case IsPatternExpressionSyntax test:
                return IsShown(test.Expression, isEmpty) ? IsNullIf(test.Pattern) : null;
            default:
                return null;
        }
    }

    private bool? IsNullIf(PatternSyntax pattern)
    {
        switch (pattern)
        {
            case UnaryPatternSyntax not:
                return !IsNullIf(not.Pattern);
            case ConstantPatternSyntax constant:
                return IsNull(constant.Expression) ? true : null;
            case RecursivePatternSyntax { PropertyPatternClause.Subpatterns.Count: 0, PositionalPatternClause: null } any:
                return Declare(any.Designation);
            case DeclarationPatternSyntax typed:
                return Declare(typed.Designation);
            default:
                return null;
        }
    }

    private bool Declare(VariableDesignationSyntax? designation)
    {
        if (designation is SingleVariableDesignationSyntax { Identifier.ValueText: var name })
            _locals[name] = Values.Field;
        return false;
    }

    private bool IsShown(ExpressionSyntax expression, bool isEmpty) =>
        ValuesOf(expression, isEmpty) is var values && (values & Values.Field) != 0 && (values & Values.Unknown) == 0;

    private static bool IsNull(ExpressionSyntax expression) => expression.IsKind(SyntaxKind.NullLiteralExpression);

    private Values ValuesOf(ExpressionSyntax expression, bool isEmpty)
    {
        switch (expression)
        {
            case ParenthesizedExpressionSyntax inner:
                return ValuesOf(inner.Expression, isEmpty);
            case PostfixUnaryExpressionSyntax certain when certain.IsKind(SyntaxKind.SuppressNullableWarningExpression):
                return ValuesOf(certain.Operand, isEmpty);
            case CastExpressionSyntax cast:
                return ValuesOf(cast.Expression, isEmpty);
            case BinaryExpressionSyntax other when other.IsKind(SyntaxKind.AsExpression):
                return ValuesOf(other.Left, isEmpty);
            case BinaryExpressionSyntax other when other.IsKind(SyntaxKind.CoalesceExpression):
                return Either(
                    ValuesOf(other.Left, isEmpty) is var left && (left & Values.Field) != 0 ? left & ~Values.Null : Values.Unknown,
                    ValuesOf(other.Right, true));
            case ConditionalExpressionSyntax choice:
                return IsNullIf(choice.Condition, isEmpty) is { } isNull
                    ? Either(ValuesOf(choice.WhenTrue, isEmpty || isNull), ValuesOf(choice.WhenFalse, isEmpty || !isNull)) : Values.Unknown;
            case AssignmentExpressionSyntax assignment when assignment.IsKind(SyntaxKind.CoalesceAssignmentExpression):
                return Put(assignment.Left, ValuesOf(assignment.Right, true));
            case AssignmentExpressionSyntax assignment when assignment.IsKind(SyntaxKind.SimpleAssignmentExpression):
                // x = x ?? new()
                return Put(assignment.Left,
                    ValuesOf(assignment.Right, isEmpty) is var values && (isEmpty || IsLocal(assignment.Left) || (values & Values.Field) != 0)
                        ? values
                        : Values.Unknown);
            case InvocationExpressionSyntax call:
                return Called(call, isEmpty);
            case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Value", Expression: var lazy } when FieldIn(lazy) is { } made
                && AttributeReader.MetadataName(made.Type) == "System.Lazy":
                return See(made);
            case LiteralExpressionSyntax when IsNull(expression) || expression.IsKind(SyntaxKind.DefaultLiteralExpression):
                return Values.Null;
            case IdentifierNameSyntax { Identifier.ValueText: var name } when _locals.TryGetValue(name, out var local):
                return local;
            case BaseObjectCreationExpressionSyntax or CollectionExpressionSyntax:
                return IsOfNothing(expression) ? Values.Made : Values.Unknown;
            case ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax when IsView(property.Type):
                return Values.Made;
            default:
                return FieldIn(expression) is { } field ? See(field) : Values.Unknown;
        }
    }

    /// <summary>Nothing could fill an array behind another type.</summary>
    private static bool IsView(ITypeSymbol type) => type is IArrayTypeSymbol or { Name: "IEnumerable" or "IReadOnlyCollection" or "IReadOnlyList" };

    private Values See(IFieldSymbol field)
    {
        _field ??= field;
        return SymbolEqualityComparer.Default.Equals(_field, field) ? Values.Field : Values.Unknown;
    }

    private static Values Either(Values one, Values other) => ((one | other) & Values.Unknown) != 0 ? Values.Unknown : one | other;

    private bool IsLocal(ExpressionSyntax target) => target is IdentifierNameSyntax { Identifier.ValueText: var name } && _locals.ContainsKey(name);

    /// <summary>An assignment: to a local, or to the field where it is null.</summary>
    private Values Put(ExpressionSyntax target, Values values)
    {
        if ((values & (Values.Unknown | Values.Null)) != 0)
            return Values.Unknown;
        if (IsLocal(target))
            return _locals[((IdentifierNameSyntax)target).Identifier.ValueText] |= values;
        _isKept = true;
        return FieldIn(target) is { } field ? See(field) : Values.Unknown;
    }

    private Values Called(InvocationExpressionSyntax call, bool isEmpty)
    {
        var arguments = call.ArgumentList.Arguments;
        if (arguments.Count == 0)
            return OwnMethod(call.Expression) is { } method ? Other(() => new GetterReader(property, depth + 1).Read(method)) : Values.Unknown;
        if (!arguments[0].RefKindKeyword.IsKind(SyntaxKind.RefKeyword) || FieldIn(arguments[0].Expression) is not { } field)
            return Values.Unknown;
        switch (NameOf(call.Expression))
        {
            case "Read" when arguments.Count == 1:
                return See(field);
            case "EnsureInitialized":
                _isKept = true;
                return See(field);
            case "CompareExchange" when arguments.Count == 3 && IsNull(arguments[2].Expression) && IsOwn(ValuesOf(arguments[1].Expression, true)):
                _isKept = true;
                return See(field);
            case "Write" or "Exchange" when isEmpty && arguments.Count == 2 && IsOwn(ValuesOf(arguments[1].Expression, true)):
                _isKept = true;
                return See(field);
            default:
                return Values.Unknown;
        }
    }

    private static bool IsOwn(Values values) => values is Values.Made or Values.Field or (Values.Made | Values.Field);

    private MethodDeclarationSyntax? OwnMethod(ExpressionSyntax called) =>
        depth < MaxDepth
            && Symbol(called) is IMethodSymbol
            {
                Parameters.IsEmpty: true, IsGenericMethod: false, IsVirtual: false, IsOverride: false, IsAbstract: false,
            } method
            ? method.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() as MethodDeclarationSyntax : null;

    private Values Other(System.Func<ShownField?> read)
    {
        if (read() is not { } shown)
            return Values.Unknown;
        _isKept |= shown.IsKept;
        return Either(See(shown.Field), shown.IsKept ? Values.None : Values.Made);
    }

    /// <summary>The field that an expression names, itself or by a property that shows it and is no member.</summary>
    private IFieldSymbol? FieldIn(ExpressionSyntax expression)
    {
        while (expression is ParenthesizedExpressionSyntax inner)
            expression = inner.Expression;
        if (GetterFields.IsKeyword(expression))
            return GetterFields.Own(property);
        switch (Symbol(expression))
        {
            case IFieldSymbol field:
                return field;
            case IPropertySymbol { IsIndexer: false } other when depth < MaxDepth && IsSilent(other, expression):
                return GetterFields.Shown(other, depth + 1) is { IsKept: true } shown ? shown.Field : null;
            default:
                return null;
        }
    }

    /// <summary>Whether a property is not judged by itself, and is always the one that is declared.</summary>
    private bool IsSilent(IPropertySymbol other, ExpressionSyntax expression)
    {
        if (expression is MemberAccessExpressionSyntax { Expression: BaseExpressionSyntax })
            return property.IsOverride && other.Name == property.Name;
        return other is { IsVirtual: false, IsOverride: false, IsAbstract: false } && !SymbolEqualityComparer.Default.Equals(other, property)
            && other.DeclaredAccessibility != Accessibility.Public && !AttributeReader.Has(other, KnownNames.Member)
            && !AttributeReader.Has(other, KnownNames.Ignore);
    }

    private ISymbol? Symbol(ExpressionSyntax expression) => expression switch
    {
        IdentifierNameSyntax { Identifier.ValueText: var name } =>
            _locals.ContainsKey(name) ? null : InstanceMembers.Find(property.ContainingType, name),
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name.Identifier.ValueText: var name } =>
            InstanceMembers.Find(property.ContainingType, name),
        MemberAccessExpressionSyntax { Expression: BaseExpressionSyntax, Name.Identifier.ValueText: var name } =>
            InstanceMembers.Find(property.ContainingType.BaseType, name),
        _ => null,
    };

    private static string? NameOf(ExpressionSyntax called) => called switch
    {
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
        SimpleNameSyntax name => name.Identifier.ValueText,
        _ => null,
    };

    /// <summary>
    /// Whether an object is made of constants, of other new objects and of what is static: nothing in the instance
    /// can fail or be copied.
    /// </summary>
    private bool IsOfNothing(ExpressionSyntax expression) => expression switch
    {
        ParenthesizedExpressionSyntax inner => IsOfNothing(inner.Expression),
        CastExpressionSyntax cast => IsOfNothing(cast.Expression),
        PrefixUnaryExpressionSyntax sign => IsOfNothing(sign.Operand),
        AssignmentExpressionSyntax named => IsOfNothing(named.Right),
        BaseObjectCreationExpressionSyntax made =>
            (made.ArgumentList?.Arguments.All(a => a.RefKindKeyword.IsKind(SyntaxKind.None) && IsOfNothing(a.Expression)) ?? true)
            && (made.Initializer?.Expressions.All(IsOfNothing) ?? true),
        InitializerExpressionSyntax initializer => initializer.Expressions.All(IsOfNothing),
        CollectionExpressionSyntax collection =>
            collection.Elements.All(e => e is ExpressionElementSyntax element && IsOfNothing(element.Expression)),
        LiteralExpressionSyntax or ThisExpressionSyntax or DefaultExpressionSyntax or TypeOfExpressionSyntax or AnonymousFunctionExpressionSyntax
            or PredefinedTypeSyntax => true,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax called } call =>
            IsOfNothing(called) && call.ArgumentList.Arguments.All(a => IsOfNothing(a.Expression)),
        MemberAccessExpressionSyntax { Expression: not ThisExpressionSyntax } access => IsOfNothing(access.Expression),
        SimpleNameSyntax { Identifier.ValueText: var name } =>
            !_locals.ContainsKey(name) && InstanceMembers.Find(property.ContainingType, name) is null or IMethodSymbol,
        AliasQualifiedNameSyntax => true,
        _ => false,
    };
}
