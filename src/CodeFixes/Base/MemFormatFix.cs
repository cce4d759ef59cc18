using System.Collections.Immutable;
using Microsoft.CodeAnalysis.CodeActions;

namespace MemFormat.CodeFixes.Base;

/// <summary>The base of all fixes: each says which changes of the text it makes, for one diagnostic or for many at once.</summary>
internal abstract class MemFormatFix(params string[] ids) : CodeFixProvider
{
    public sealed override ImmutableArray<string> FixableDiagnosticIds { get; } = [.. ids];

    public sealed override FixAllProvider GetFixAllProvider() => FixAllEdits.Instance;

    /// <summary>The fixes of a diagnostic, the best one first.</summary>
    public abstract IEnumerable<Fix> Find(Target target);

    public sealed override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        foreach (var diagnostic in context.Diagnostics)
        {
            if (await TargetOf(context.Document, diagnostic, context.CancellationToken).ConfigureAwait(false) is not { } target)
                continue;
            foreach (var fix in Find(target))
            {
                context.RegisterCodeFix(
                    CodeAction.Create(fix.Title, cancel => Apply(context.Document.Project.Solution, fix, cancel), fix.Key), diagnostic);
            }
        }
    }

    public static async Task<Target?> TargetOf(Document document, Diagnostic diagnostic, CancellationToken cancellation) =>
        await document.GetSyntaxRootAsync(cancellation).ConfigureAwait(false) is { } root
            && await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is { } model
            ? new Target(diagnostic, root, model, cancellation)
            : null;

    private static Task<Solution> Apply(Solution solution, Fix fix, CancellationToken cancellation)
    {
        var edits = new Edits(solution, cancellation);
        fix.Make(edits);
        return edits.ApplyAsync();
    }
}
