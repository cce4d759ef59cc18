using MemFormat.Analyzers.Calls;
using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.CodeFixes.Shape;

/// <summary>MF018, MF023, MF090: adds [MemFormattable] to a type and to all that its members need.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class AnnotateFix() : MemFormatFix("MF018", "MF023", "MF090")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Diagnostic.Id != "MF090")
        {
            if (target.Type is { } type)
            {
                yield return new Fix(
                    $"Add [MemFormattable] to '{type.Name}'", "annotate", edits => new Annotator(edits, target.Model).Annotate(type));
            }
        }
        else if (Root(target) is { } root && SourceTypes.WithoutCodec(root, target.Model.Compilation).FirstOrDefault() is { } missing)
        {
            yield return new Fix($"Add [MemFormattable] to '{missing.Name}' and all its members need", "annotate",
                edits => new Annotator(edits, target.Model).AddCodecs(root));
        }
    }

    private static ITypeSymbol? Root(Target target) => target.Node.AncestorsAndSelf().OfType<InvocationExpressionSyntax>()
        .Select(call => target.Model.GetOperation(call, target.Cancellation)).OfType<IInvocationOperation>().Select(EntryCall.Find)
        .FirstOrDefault(entry => entry is not null)?.Root;
}
