using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.CodeFixes.Calls;

/// <summary>MF096: passes the writer by reference to a method of the project.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class WriterFix() : MemFormatFix("MF096")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Node.FirstAncestorOrSelf<ArgumentSyntax>() is { } argument
            && target.Model.GetOperation(argument, target.Cancellation) is IArgumentOperation { Parameter: { } parameter }
            && parameter.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax(target.Cancellation) is ParameterSyntax { Type: { } type })
        {
            yield return new Fix($"Pass '{argument}' by 'ref'", "ref", edits =>
            {
                edits.Insert(argument.SyntaxTree, argument.SpanStart, "ref ");
                edits.Insert(type.SyntaxTree, type.SpanStart, "ref ");
            });
        }
    }
}
