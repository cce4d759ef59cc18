using MemFormat.Analyzers.Migration;
using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.CodeFixes.Migration;

/// <summary>MF110 to MF115: moves types and calls from other serializers.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class MigrationFix() : MemFormatFix("MF110", "MF111", "MF112", "MF113", "MF114", "MF115")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Node.FirstAncestorOrSelf<InvocationExpressionSyntax>() is { } syntax && syntax.Span == target.Diagnostic.Location.SourceSpan)
        {
            if (target.Model.GetOperation(syntax, target.Cancellation) is IInvocationOperation call
                && Origin.All.FirstOrDefault(o => o.IsEntry(call.TargetMethod)) is { } origin
                && new CallMover(syntax, call, target.Model, origin) is var mover && mover.Text() is { } text)
            {
                yield return new Fix("Call MemFormat", "move", edits => mover.Make(edits, text));
            }
        }
        else if (target.Type is { } type && Origin.Find(type) is not null && !AttributeReader.Has(type, KnownNames.Formattable))
        {
            yield return new Fix($"Move '{type.Name}' to MemFormat", "move", edits => TypeMover.Move(edits, target.Model, type));
        }
    }
}
