using System.Collections.Immutable;
using System.Text.RegularExpressions;
using MemFormat.Analyzers;
using MemFormat.Generator.Manifest;
using MemFormat.Schema.Recorded;
using Microsoft.CodeAnalysis.CodeActions;

namespace MemFormat.CodeFixes.Evolution;

/// <summary>MF080, which stands in a text file: renames a type in its lines, or writes down that it is gone on purpose.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, DocumentKinds = [nameof(TextDocumentKind.AdditionalDocument)], DocumentExtensions = [".txt"]), Shared]
internal sealed class TypeGoneFix : CodeFixProvider
{
    private const int MostNames = 3;

    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["MF080"];

    public override FixAllProvider GetFixAllProvider() => AcceptAll.Instance;

    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var project = context.TextDocument.Project;
        var shipped = (await context.TextDocument.GetTextAsync(context.CancellationToken).ConfigureAwait(false)).ToString();
        var compilation = (await project.GetCompilationAsync(context.CancellationToken).ConfigureAwait(false))!;
        foreach (var diagnostic in context.Diagnostics)
        {
            if (TypeOf(diagnostic) is not { } gone)
                continue;
            foreach (var name in NewNames(compilation, gone, shipped, context.CancellationToken).Take(MostNames))
                Offer($"Rename '{gone}' to '{name}' in its lines", $"rename to {name}", edits => Rename(edits, project.Id, gone, name));
            Offer($"Write into {RecordedFile.UnshippedName} that you mean this", AcceptFix.AcceptKey, edits => Accept(edits, project.Id, gone));

            void Offer(string title, string key, Action<Edits> make) => context.RegisterCodeFix(
                CodeAction.Create(title, cancel => Apply(project.Solution, make, cancel), key), diagnostic);
        }
    }

    private static string? TypeOf(Diagnostic diagnostic) => diagnostic.Properties.TryGetValue(EvolutionAnalyzer.Type, out var type) ? type : null;

    /// <summary>The types that were not shipped and have members of its names, those with most of them first.</summary>
    private static IEnumerable<string> NewNames(Compilation compilation, string gone, string shipped, CancellationToken cancellation)
    {
        var lines = RecordedFile.Parse(shipped, isShipped: true, out _).Lines;
        var members = lines.OfType<RecordedMember>().Where(m => m.Type == gone && !m.IsRemoved).Select(m => m.Name ?? m.MemberKey).ToList();
        var known = new HashSet<string>(lines.Select(l => l.Type), StringComparer.Ordinal);
        return
            from type in compilation.GetSymbolsWithName(_ => true, SymbolFilter.Type, cancellation).OfType<INamedTypeSymbol>()
            where AttributeReader.Has(type, KnownNames.Formattable)
            let name = RecordedText.Name(ManifestNames.Full(TypeNames.Of(type)))
            let common = members.Count(m => BaseChain.Of(type).Any(t => !t.GetMembers(m).IsEmpty))
            where common > 0 && !known.Contains(name)
            orderby common descending, name
            select name;
    }

    /// <summary>Other lines name the type, too: as the kind of a member, as a case.</summary>
    private static void Rename(Edits edits, ProjectId project, string gone, string name)
    {
        var word = new Regex($@"(?<![\w.]){Regex.Escape(gone)}(?!\w)");
        foreach (var file in new[] { RecordedFile.ShippedName, RecordedFile.UnshippedName })
            edits.ChangeText(project, file, text => text.Length == 0 ? null : Sorted(word.Replace(text, name.Replace("$", "$$"))));
    }

    /// <summary>The head and the comments stay where they are.</summary>
    private static string Sorted(string text)
    {
        var lines = text.Replace("\r\n", "\n").Split(['\n'], StringSplitOptions.RemoveEmptyEntries);
        var start = lines.TakeWhile(l => l == RecordedFile.Head || l.StartsWith("#", StringComparison.Ordinal)).Count();
        return string.Concat(lines.Take(start).Concat(lines.Skip(start).OrderBy(l => l, StringComparer.Ordinal)).Select(l => l + "\n"));
    }

    private static void Accept(Edits edits, ProjectId project, string gone) =>
        edits.ChangeText(
            project, RecordedFile.UnshippedName, text => AcceptFix.With(text, new RecordedAccepted(gone, "MF080", "*", RecordedAccepted.NoReason)));

    private static Task<Solution> Apply(Solution solution, Action<Edits> make, CancellationToken cancellation)
    {
        var edits = new Edits(solution, cancellation);
        make(edits);
        return edits.ApplyAsync();
    }

    /// <summary>Accepts all at once. A new name is a choice for each.</summary>
    private sealed class AcceptAll : FixAllProvider
    {
        public static readonly AcceptAll Instance = new();

        public override async Task<CodeAction?> GetFixAsync(FixAllContext fixAll)
        {
            if (fixAll.CodeActionEquivalenceKey != AcceptFix.AcceptKey)
                return null;
            var found = new List<(ProjectId Project, string Type)>();
            foreach (var project in fixAll.Scope == FixAllScope.Solution ? fixAll.Solution.Projects : [fixAll.Project])
            {
                var diagnostics = await fixAll.GetAllDiagnosticsAsync(project).ConfigureAwait(false);
                found.AddRange(diagnostics.Select(TypeOf).OfType<string>().Select(type => (project.Id, type)));
            }

            return CodeAction.Create(
                "Fix all",
                cancel => Apply(fixAll.Solution, edits => found.ForEach(f => Accept(edits, f.Project, f.Type)), cancel),
                fixAll.CodeActionEquivalenceKey);
        }
    }
}
