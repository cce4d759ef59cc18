using System.Collections.Immutable;
using Microsoft.CodeAnalysis.CodeActions;

namespace MemFormat.CodeFixes.Base;

/// <summary>Fixes all diagnostics of a document, a project or a solution by one set of changes.</summary>
internal sealed class FixAllEdits : FixAllProvider
{
    public static readonly FixAllEdits Instance = new();

    public override async Task<CodeAction?> GetFixAsync(FixAllContext fixAll)
    {
        var provider = (MemFormatFix)fixAll.CodeFixProvider;
        var edits = new Edits(fixAll.Solution, fixAll.CancellationToken);
        foreach (var (document, diagnostic) in await Diagnostics(fixAll).ConfigureAwait(false))
        {
            if (await MemFormatFix.TargetOf(document, diagnostic, fixAll.CancellationToken).ConfigureAwait(false) is { } target)
                provider.Find(target).FirstOrDefault(f => f.Key == fixAll.CodeActionEquivalenceKey)?.Make(edits);
        }

        return CodeAction.Create("Fix all", _ => edits.ApplyAsync(), fixAll.CodeActionEquivalenceKey);
    }

    private static async Task<List<(Document, Diagnostic)>> Diagnostics(FixAllContext fixAll)
    {
        ImmutableArray<Diagnostic> found;
        if (fixAll is { Scope: FixAllScope.Document, Document: { } only })
        {
            found = await fixAll.GetDocumentDiagnosticsAsync(only).ConfigureAwait(false);
        }
        else
        {
            found = [];
            foreach (var project in fixAll.Scope == FixAllScope.Solution ? fixAll.Solution.Projects : [fixAll.Project])
                found = found.AddRange(await fixAll.GetAllDiagnosticsAsync(project).ConfigureAwait(false));
        }

        return [.. found.Select(d => (Document: fixAll.Solution.GetDocument(d.Location.SourceTree), Diagnostic: d)).Where(f => f.Document is not null)
            .OrderBy(f => f.Document!.FilePath ?? f.Document.Name, StringComparer.Ordinal).ThenBy(f => f.Diagnostic.Location.SourceSpan.Start)
            .Select(f => (f.Document!, f.Diagnostic))];
    }
}
