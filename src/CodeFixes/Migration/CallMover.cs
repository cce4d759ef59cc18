using MemFormat.Analyzers.Migration;
using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.CodeFixes.Migration;

/// <summary>Replaces calls of another serializer's entry points.</summary>
internal sealed class CallMover(InvocationExpressionSyntax syntax, IInvocationOperation call, SemanticModel model, Origin origin)
{
    private const string To = "MemFormatSerializer.";

    /// <summary>The call of MemFormat, or null if there is none.</summary>
    public string? Text()
    {
        var method = call.TargetMethod;
        var (value, target, type, cancel) =
            (Argument(p => p.OriginalDefinition.Type is ITypeParameterSymbol || p.Type.SpecialType == SpecialType.System_Object), Target(),
                Argument(p => p.Type.Name == "Type"), Argument(p => p.Type.Name == "CancellationToken"));
        var end = (type is null ? "" : $", {type}") + (cancel is null ? "" : $", cancellationToken: {cancel}");
        return (method.Name, value, target?.Kind) switch
        {
            ("Serialize", { } written, null) => $"{To}Serialize({written}{end})",
            ("Serialize", { } written, "IBufferWriter" or "Stream") => $"{To}Serialize({target!.Value.Text}, {written}{end})",
            ("SerializeAsync", { } written, "Stream") => $"{To}SerializeAsync({target!.Value.Text}, {written}{end})",
            ("DeepClone", { } written, null) => $"{To}Clone({written})",
            ("Deserialize", { } refilled, "Bytes") when call.Arguments.Any(a => a.Parameter is { RefKind: RefKind.Ref })
                && syntax.Parent is ExpressionStatementSyntax =>
                $"{To}Populate({target!.Value.Text}, {refilled})",
            ("Deserialize", null, "Bytes" or "Stream") => $"{To}Deserialize{Root(method)}({target!.Value.Text}{end}){NotNull(method)}",
            ("DeserializeAsync", null, "Stream") => $"{To}DeserializeAsync{Root(method)}({target!.Value.Text}{end})",
            _ => null,
        };
    }

    public void Make(Edits edits, string text)
    {
        edits.Replace(syntax.SyntaxTree, syntax.Span, text);
        Declaration.AddUsing(edits, syntax.SyntaxTree);
        UsingRemover.AtEnd(edits, model, syntax.SyntaxTree, origin);
    }

    private (string Kind, string Text)? Target()
    {
        foreach (var argument in call.Arguments.Where(a => a.ArgumentKind == ArgumentKind.Explicit))
        {
            var text = Moved(((ArgumentSyntax)argument.Syntax).Expression);
            switch (argument.Parameter!.Type.Name)
            {
                case "IBufferWriter" or "Stream":
                    return (argument.Parameter.Type.Name, text);
                case "ReadOnlyMemory" when (argument.Value is IConversionOperation converted
                    ? converted.Operand
                    : argument.Value).Type is { Name: "ReadOnlyMemory" or "Memory" }:
                    return ("Bytes", text + ".Span");
                case "ReadOnlyMemory" or "ReadOnlySpan" or "ReadOnlySequence" or "Byte[]":
                case "" when argument.Parameter.Type is IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Byte }:
                    return ("Bytes", text);
            }
        }

        return null;
    }

    private string? Argument(Func<IParameterSymbol, bool> isMeant) => call.Arguments
        .Where(a => a.ArgumentKind == ArgumentKind.Explicit && isMeant(a.Parameter!)).Select(a => (ArgumentSyntax)a.Syntax)
        .Select(a => $"{a.RefKindKeyword.ToString() switch { "ref" => "ref ", _ => "" }}{Moved(a.Expression)}").FirstOrDefault();

    /// <summary>An argument, in which there may be calls to move, too.</summary>
    private string Moved(ExpressionSyntax expression)
    {
        var text = expression.ToString();
        foreach (var inner in expression.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>().Reverse())
        {
            if (model.GetOperation(inner) is IInvocationOperation other && origin.IsEntry(other.TargetMethod)
                && !inner.Ancestors().TakeWhile(a => a != expression.Parent).OfType<InvocationExpressionSyntax>().Any(IsMoved)
                && new CallMover(inner, other, model, origin).Text() is { } moved)
            {
                text = text.Remove(inner.SpanStart - expression.SpanStart, inner.Span.Length).Insert(inner.SpanStart - expression.SpanStart, moved);
            }
        }

        return text;
    }

    private bool IsMoved(InvocationExpressionSyntax outer) =>
        model.GetOperation(outer) is IInvocationOperation other && origin.IsEntry(other.TargetMethod);

    private string Root(IMethodSymbol method) =>
        method.TypeArguments.Length == 1 ? $"<{method.TypeArguments[0].ToMinimalDisplayString(model, syntax.SpanStart)}>" : "";

    /// <summary>Some serializers declare that they never return null.</summary>
    private static string NotNull(IMethodSymbol method) =>
        method.ReturnType is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.NotAnnotated } ? "!" : "";
}
