using MemFormat.Generator.Parsing.Reporting;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>
/// Reports constructors that plainly change what they are given, as in <c>Login = "@" + login</c>: a read gives them what they made of it.
/// Calls and conditions may leave it as it is.
/// </summary>
internal static class ChangedParameters
{
    public static void Report(IMethodSymbol? constructor, IReadOnlyList<MemberCandidate> candidates, bool setsRequired, DiagnosticSink sink)
    {
        if (constructor?.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is not { } syntax)
            return;
        foreach (var parameter in constructor.Parameters)
        {
            if (ConstructorChooser.Match(parameter, candidates) is not { IsIgnored: false } member || IsSetAgain(member, setsRequired)
                || !SymbolEqualityComparer.Default.Equals(member.Symbol.ContainingType, constructor.ContainingType))
            {
                continue;
            }

            if (Values(syntax, member).Any(v => IsChanged(v, parameter.Name)))
                sink.Report(Diagnostics.ChangedMember, parameter, member.Symbol.ToDisplayString(), parameter.Name);
        }
    }

    private static bool IsSetAgain(MemberCandidate member, bool setsRequired) =>
        !setsRequired && (member.Property?.IsRequired ?? member.Field!.IsRequired);

    /// <summary>What the member is set to, whatever happens.</summary>
    private static IEnumerable<ExpressionSyntax> Values(SyntaxNode constructor, MemberCandidate member)
    {
        if (constructor is not ConstructorDeclarationSyntax declaration)
            return member.Symbol.DeclaringSyntaxReferences.Select(r => Initializer(r.GetSyntax())).OfType<ExpressionSyntax>();
        var names = new[] { member.Name, member.Property is { } property ? GetterFields.Returned(property)?.Name : null };
        var statements = declaration.Body?.Statements.OfType<ExpressionStatementSyntax>().Select(s => s.Expression);
        return (statements ?? [declaration.ExpressionBody?.Expression])
            .OfType<AssignmentExpressionSyntax>().Where(a => a.IsKind(SyntaxKind.SimpleAssignmentExpression))
            .SelectMany(a => Assigned(a.Left, a.Right)).Where(a => names.Contains(Name(a.Target))).Select(a => a.Value);
    }

    private static ExpressionSyntax? Initializer(SyntaxNode declaration) => declaration switch
    {
        PropertyDeclarationSyntax { Initializer.Value: var value } => value,
        VariableDeclaratorSyntax { Initializer.Value: var value } => value,
        _ => null,
    };

    private static IEnumerable<(ExpressionSyntax Target, ExpressionSyntax Value)> Assigned(ExpressionSyntax target, ExpressionSyntax value) =>
        target is TupleExpressionSyntax targets && value is TupleExpressionSyntax values
            ? targets.Arguments.Zip(values.Arguments, (t, v) => (t.Expression, v.Expression))
            : [(target, value)];

    private static string? Name(ExpressionSyntax target) => target switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: var name } => name.Identifier.ValueText,
        _ => null,
    };

    /// <summary>Whether a second time gives another value. What has the parameter twice may be rounded, as in <c>a - a % 10</c>.</summary>
    private static bool IsChanged(ExpressionSyntax value, string parameter) => !IsItself(value, parameter) && IsMade(value, parameter)
        && value.DescendantNodesAndSelf().Count(n => IsParameter(n, parameter)) == 1
        && !(value.DescendantNodesAndSelf().Any(n => n.IsKind(SyntaxKind.DivideExpression))
            && value.DescendantNodesAndSelf().Any(n => n.IsKind(SyntaxKind.MultiplyExpression)));

    /// <summary>Whether it is the parameter, with nothing but operators around it.</summary>
    private static bool IsMade(ExpressionSyntax value, string parameter) => Inner(value) switch
    {
        BinaryExpressionSyntax operation when IsArithmetic(operation) => IsMade(operation.Left, parameter) || IsMade(operation.Right, parameter),
        PrefixUnaryExpressionSyntax operation => IsMade(operation.Operand, parameter),
        InterpolatedStringExpressionSyntax { Contents.Count: > 1 } text =>
            text.Contents.OfType<InterpolationSyntax>().Any(i => IsMade(i.Expression, parameter)),
        var inner => IsItself(inner, parameter),
    };

    private static bool IsItself(ExpressionSyntax value, string parameter) => Inner(value) is var inner
        && (IsParameter(inner, parameter)
            || inner is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } coalesced && IsItself(coalesced.Left, parameter));

    private static bool IsParameter(SyntaxNode node, string parameter) =>
        node is IdentifierNameSyntax { Parent: not NameColonSyntax } name && name.Identifier.ValueText == parameter
        && !(name.Parent is MemberAccessExpressionSyntax access && access.Name == name);

    private static bool IsArithmetic(ExpressionSyntax operation) => operation.Kind() is SyntaxKind.AddExpression or SyntaxKind.SubtractExpression
        or SyntaxKind.MultiplyExpression or SyntaxKind.DivideExpression or SyntaxKind.LeftShiftExpression or SyntaxKind.RightShiftExpression
        or SyntaxKind.ExclusiveOrExpression;

    private static ExpressionSyntax Inner(ExpressionSyntax value) => value switch
    {
        ParenthesizedExpressionSyntax { Expression: var inner } => Inner(inner),
        CastExpressionSyntax { Expression: var inner } => Inner(inner),
        CheckedExpressionSyntax { Expression: var inner } => Inner(inner),
        PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression, Operand: var inner } => Inner(inner),
        _ => value,
    };
}
