using System.Text;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.CodeFixes.Base;

/// <summary>
/// Changes of a solution's text. All are made against the same solution, so the fixes of many diagnostics are gathered
/// and applied at once; what two of them ask for is done once.
/// </summary>
internal sealed class Edits(Solution solution, CancellationToken cancellation)
{
    private readonly Dictionary<DocumentId, List<TextChange>> _changes = [];
    private readonly Dictionary<ISymbol, HashSet<int>> _numbers = new(SymbolEqualityComparer.Default);
    private readonly HashSet<ISymbol> _visited = new(SymbolEqualityComparer.Default);
    private readonly List<(ProjectId Project, string Name, Func<string, string?> Change)> _texts = [];
    private readonly Dictionary<object, Action> _atEnd = [];
    private readonly Dictionary<string, SortedSet<string>> _lines = [];
    private readonly Dictionary<(ProjectId Project, string Name), string> _files = [];

    public CancellationToken Cancellation => cancellation;

    /// <summary>Whether a symbol is met for the first time.</summary>
    public bool Visit(ISymbol symbol) => _visited.Add(symbol);

    /// <summary>The ids or tags that fixes gave out for a type, beside those in its source.</summary>
    public HashSet<int> Numbers(ISymbol type)
    {
        if (!_numbers.TryGetValue(type, out var numbers))
            _numbers.Add(type, numbers = []);
        return numbers;
    }

    /// <summary>The lines of a list that fixes add to, with one more.</summary>
    public IReadOnlyCollection<string> Lines(string list, string line)
    {
        if (!_lines.TryGetValue(list, out var lines))
            _lines.Add(list, lines = new SortedSet<string>(StringComparer.Ordinal));
        lines.Add(line);
        return lines;
    }

    /// <summary>Whether a tree is a file of the solution, not generated code.</summary>
    public bool Has(SyntaxTree tree) =>
        solution.GetDocument(tree) is { } document and not SourceGeneratedDocument
            && document.FilePath?.EndsWith(".g.cs", StringComparison.Ordinal) != true;

    /// <summary>Whether another file of the project says <c>global using</c> for a namespace.</summary>
    public bool IsGlobal(SyntaxTree tree, string name) => solution.GetDocument(tree)?.Project is { } project
        && project.Documents.Select(d => d.TryGetSyntaxRoot(out var root) ? root : null).OfType<CompilationUnitSyntax>()
            .SelectMany(r => r.Usings)
            .Any(u => u.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword) && u.Alias is null && u.Name?.ToString() is { } used
                && used.Replace("global::", "") == name);

    public void Insert(SyntaxTree tree, int position, string text) => Replace(tree, new TextSpan(position, 0), text);

    public void Replace(SyntaxTree tree, TextSpan span, string text)
    {
        if (!Has(tree))
            return;
        var id = solution.GetDocument(tree)!.Id;
        if (!_changes.TryGetValue(id, out var changes))
            _changes.Add(id, changes = []);
        var change = new TextChange(span, text);
        if (!changes.Contains(change))
            changes.Add(change);
    }

    /// <summary>Adds a file to the project of a tree, unless it was added before.</summary>
    public void AddFile(SyntaxTree beside, string name, string text)
    {
        if (solution.GetDocument(beside) is { } document)
            _files[(document.Project.Id, name)] = text;
    }

    /// <summary>Changes a file beside the code, of the project of a tree; makes one if there is none.</summary>
    public void ChangeText(SyntaxTree beside, string name, Func<string, string> change)
    {
        if (solution.GetDocument(beside) is { } document)
            ChangeText(document.Project.Id, name, change);
    }

    /// <summary>Changes a file beside the code; null leaves it as it is.</summary>
    public void ChangeText(ProjectId project, string name, Func<string, string?> change) => _texts.Add((project, name, change));

    /// <summary>Does something once, after all fixes have made their changes.</summary>
    public void AtEnd(object key, Action action)
    {
        if (!_atEnd.ContainsKey(key))
            _atEnd.Add(key, action);
    }

    /// <summary>Whether a place is replaced.</summary>
    public bool IsReplaced(SyntaxNode node) =>
        solution.GetDocument(node.SyntaxTree) is { } document && _changes.TryGetValue(document.Id, out var changes)
        && changes.Any(c => c.Span.Length > 0 && c.Span.Contains(node.Span));

    public async Task<Solution> ApplyAsync()
    {
        foreach (var action in _atEnd.Values)
            action();
        var changed = solution;
        foreach (var document in _changes)
        {
            var text = await solution.GetDocument(document.Key)!.GetTextAsync(cancellation).ConfigureAwait(false);
            changed = changed.WithDocumentText(document.Key, text.WithChanges(Merged(document.Value)));
        }

        foreach (var file in _files)
        {
            var options = changed.GetProject(file.Key.Project)!.ParseOptions as CSharpParseOptions;
            changed = changed.AddDocument(DocumentId.CreateNewId(file.Key.Project), file.Key.Name,
                CSharpSyntaxTree.ParseText(file.Value, options, cancellationToken: cancellation).GetRoot(cancellation));
        }

        foreach (var (id, name, change) in _texts)
        {
            var project = changed.GetProject(id)!;
            var file = project.AdditionalDocuments.FirstOrDefault(d => Path.GetFileName(d.FilePath ?? d.Name) == name);
            if (change(file is null ? "" : (await file.GetTextAsync(cancellation).ConfigureAwait(false)).ToString()) is not { } after)
                continue;
            var text = SourceText.From(after, Encoding.UTF8);
            changed = file is null
                ? changed.AddAdditionalDocument(DocumentId.CreateNewId(id), name, text)
                : changed.WithAdditionalDocumentText(file.Id, text);
        }

        return changed;
    }

    /// <summary>In order, with the insertions at one place as one. Of changes that overlap, the first stays.</summary>
    private static List<TextChange> Merged(List<TextChange> changes)
    {
        var merged = new List<TextChange>();
        foreach (var change in changes.Select((c, i) => (Change: c, Index: i)).OrderBy(c => c.Change.Span.Start).ThenBy(c => c.Change.Span.Length > 0)
            .ThenBy(c => c.Index).Select(c => c.Change))
        {
            var last = merged.Count == 0 ? default(TextChange?) : merged[merged.Count - 1];
            if (last is { } before && before.Span == change.Span && change.Span.Length == 0)
                merged[merged.Count - 1] = new TextChange(change.Span, before.NewText + change.NewText);
            else if (last is null || last.Value.Span.End <= change.Span.Start)
                merged.Add(change);
        }

        return merged;
    }
}
