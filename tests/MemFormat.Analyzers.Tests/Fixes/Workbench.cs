using System.Collections.Immutable;
using MemFormat.CodeFixes.Base;
using MemFormat.Generator;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Xunit;

namespace MemFormat.Analyzers.Tests.Fixes;

/// <summary>A project in an editor: it has files, the generator, the analyzers and the fixes.</summary>
internal sealed class Workbench
{
    /// <summary>Every fix of the assembly, as editors find them.</summary>
    private static readonly ImmutableArray<CodeFixProvider> s_fixes =
    [
        .. typeof(MemFormatFix).Assembly.GetTypes().Where(type => type.IsDefined(typeof(ExportCodeFixProviderAttribute), inherit: false))
            .Select(type => (CodeFixProvider)Activator.CreateInstance(type)!),
    ];

    private readonly TextFile[] _shipped;
    private readonly ProjectOptions _properties;
    private readonly ProjectId _project;
    private Solution _solution;

    /// <summary>Opens a project.</summary>
    /// <param name="files">Its files.</param>
    /// <param name="references">What it references beside the framework and MemFormat.</param>
    /// <param name="shipped">The recorded lines of its release, or empty.</param>
    /// <param name="properties">Properties of the project.</param>
    public Workbench(string[] files, MetadataReference[]? references = null, string shipped = "", params (string Name, string Value)[] properties)
    {
        _solution = new AdhocWorkspace().CurrentSolution;
        _project = ProjectId.CreateNewId();
        _solution = _solution.AddProject(Info(_project, "Users", references ?? []));
        for (var i = 0; i < files.Length; i++)
            _solution = _solution.AddDocument(DocumentId.CreateNewId(_project), $"File{i}.cs", files[i], filePath: $"File{i}.cs");
        _shipped = shipped.Length == 0 ? [] : [new TextFile("MemFormat.Shipped.txt", shipped)];
        _properties = new ProjectOptions(properties);
    }

    /// <summary>The files in the namespace Shop, with the usings of <see cref="Source.Shop"/>.</summary>
    public static Workbench Shop(string body, string shipped = "", params (string Name, string Value)[] properties) =>
        new([Source.Shop(body)], null, shipped, properties);

    /// <summary>As <see cref="Shop"/>, with a project of a library that it references.</summary>
    public static Workbench WithLibrary(string library, string body)
    {
        var bench = Shop(body);
        var id = ProjectId.CreateNewId();
        bench._solution = bench._solution.AddProject(Info(id, "Library", []))
            .AddDocument(DocumentId.CreateNewId(id), "Library.cs", Source.Shop(library), filePath: "Library.cs")
            .AddProjectReference(bench._project, new ProjectReference(id));
        return bench;
    }

    /// <summary>A project with the generators of other packages, too.</summary>
    public static Workbench BesideOthers(string text, bool isOld = false)
    {
        var bench = new Workbench([text], Others.Project.Libraries);
        bench._solution = bench._solution.AddAnalyzerReference(bench._project, new Generators(Others.Project.Generators))
            .WithProjectParseOptions(bench._project, isOld ? Source.ParseOptions : Others.Project.Newest);
        return bench;
    }

    private static ProjectInfo Info(ProjectId id, string name, MetadataReference[] references) => ProjectInfo.Create(
        id, VersionStamp.Default, name, name, LanguageNames.CSharp, parseOptions: Source.ParseOptions,
        compilationOptions: Source.Strict.WithGeneralDiagnosticOption(ReportDiagnostic.Default).WithAllowUnsafe(true),
        metadataReferences: References.All.Concat(references), analyzerReferences: [new Generators([new MemFormatGenerator().AsSourceGenerator()])]);

    private Project Project => _solution.GetProject(_project)!;

    /// <summary>The text of all files but the generated ones.</summary>
    public string Text => string.Join("\n", Project.Documents.Select(d => d.GetTextAsync().Result.ToString()));

    /// <summary>The text of the library without what <see cref="Source.Shop"/> adds.</summary>
    public string LibraryBody =>
        _solution.Projects.Single(p => p.Name == "Library").Documents.Single().GetTextAsync().Result.ToString().Replace(Source.Shop(""), "");

    /// <summary>The text of the files beside the code.</summary>
    public string Beside => string.Join("\n", Project.AdditionalDocuments.Select(d => d.GetTextAsync().Result.ToString()));

    /// <summary>The text without what <see cref="Source.Shop"/> adds.</summary>
    public string Body => Text.Replace(Source.Shop(""), "");

    /// <summary>What the compiler, the generator and the analyzers report, with places in the files of the project.</summary>
    public async Task<ImmutableArray<Diagnostic>> Diagnostics()
    {
        var compilation = (await Project.GetCompilationAsync())!;
        var generated = (await Project.GetSourceGeneratedDocumentsAsync()).Select(d => d.GetSyntaxTreeAsync().Result!).ToList();
        CSharpGeneratorDriver.Create([new MemFormatGenerator().AsSourceGenerator()], parseOptions: (CSharpParseOptions)Project.ParseOptions!)
            .RunGeneratorsAndUpdateCompilation(compilation.RemoveSyntaxTrees(generated), out _, out var ofGenerator);
        var ofAnalyzers =
            await compilation.WithAnalyzers(Analysis.Analyzers,
                new AnalyzerOptions([.. _shipped,
                    .. Project.AdditionalDocuments.Select(d => new TextFile(d.Name, d.GetTextAsync().Result.ToString()))], _properties))
                        .GetAnalyzerDiagnosticsAsync();
        return [.. ofGenerator.Where(d => !d.IsSuppressed), .. ofAnalyzers];
    }

    /// <summary>The errors of the compiler in all files.</summary>
    public async Task<string[]> Errors() =>
        [.. (await Project.GetCompilationAsync())!.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).Select(d => d.ToString())];

    /// <summary>Adds a file, as the SDK does.</summary>
    public void AddGlobalUsings(params string[] namespaces) => _solution = _solution.AddDocument(
        DocumentId.CreateNewId(_project), "Usings.cs", string.Concat(namespaces.Select(n => $"\nglobal using {n};")), filePath: "Usings.cs");

    /// <summary>Adds a file beside the code.</summary>
    public void AddBeside(string name, string text) =>
        _solution = _solution.AddAdditionalDocument(DocumentId.CreateNewId(_project), name, text, filePath: name);

    public void RemoveReference(MetadataReference reference) => _solution = Project.RemoveMetadataReference(reference).Solution;

    /// <summary>What the method Run of Shop.Program returns, in the project as it is now.</summary>
    public string Run()
    {
        using var image = new MemoryStream();
        var result = Project.GetCompilationAsync().Result!.Emit(image);
        Assert.True(result.Success, string.Join("\n", result.Diagnostics));
        return (string)System.Reflection.Assembly.Load(image.ToArray()).GetType("Shop.Program")!.GetMethod("Run")!.Invoke(null, null)!;
    }

    /// <summary>Applies a fix to a diagnostic of a rule, the first one unless said.</summary>
    public async Task<Workbench> Fix(string id, string key, int index = 0)
    {
        var found = (await Diagnostics()).Where(d => d.Id == id).OrderBy(d => d.Location.SourceSpan.Start).ToList();
        Assert.NotEmpty(found);
        await Apply(Assert.Single(await Actions(found[index]), a => a.EquivalenceKey == key));
        return this;
    }

    /// <summary>The keys of the fixes for the first diagnostic of a rule.</summary>
    public async Task<string[]> Offers(string id) =>
        [.. (await Actions((await Diagnostics()).First(d => d.Id == id))).Select(a => a.EquivalenceKey!)];

    /// <summary>Fixes all diagnostics of a rule at once, as the menu of an editor does.</summary>
    public async Task<Workbench> FixAll(string id, string key, FixAllScope scope = FixAllScope.Project)
    {
        var found = await Diagnostics();
        var first = found.First(d => d.Id == id);
        var document = _solution.GetDocument(first.Location.SourceTree)!;
        var target = (await MemFormatFix.TargetOf(document, first, default))!;
        var provider = s_fixes.OfType<MemFormatFix>().First(f => f.FixableDiagnosticIds.Contains(id) && f.Find(target).Any(fix => fix.Key == key));
        var context = new FixAllContext(document, provider, scope, key, [id], new Found(found, _solution), default);
        await Apply((await provider.GetFixAllProvider().GetFixAsync(context))!);
        return this;
    }

    /// <summary>As <see cref="FixAll"/>, for a rule that stands in a file beside the code.</summary>
    public async Task<Workbench> FixAllBeside(string id, string key)
    {
        var found = await Diagnostics();
        var provider = s_fixes.Single(f => f.FixableDiagnosticIds.Contains(id));
        var context = new FixAllContext(
            Project, provider, FixAllScope.Project, key, [id], new Found(found.Where(d => d.Id == id), _solution), default);
        await Apply((await provider.GetFixAllProvider()!.GetFixAsync(context))!);
        return this;
    }

    /// <summary>Nothing to complain about is left.</summary>
    public async Task AssertClean()
    {
        Assert.Equal(Enumerable.Empty<string>(), await Errors());
        Assert.Equal(Enumerable.Empty<string>(), (await Diagnostics()).Where(d => d.Id != "MF070").Select(d => d.ToString()));
    }

    private async Task<List<CodeAction>> Actions(Diagnostic diagnostic)
    {
        var actions = new List<CodeAction>();
        var document = DocumentOf(diagnostic);
        foreach (var provider in s_fixes.Where(f => f.FixableDiagnosticIds.Contains(diagnostic.Id)))
            await provider.RegisterCodeFixesAsync(new CodeFixContext(document, diagnostic, (action, _) => actions.Add(action), default));
        return actions;
    }

    /// <summary>The file of the code, or the one beside it.</summary>
    private TextDocument DocumentOf(Diagnostic diagnostic) =>
        _solution.GetDocument(diagnostic.Location.SourceTree)
            ?? Project.AdditionalDocuments.Single(d => d.Name == diagnostic.Location.GetLineSpan().Path);

    private async Task Apply(CodeAction action) =>
        _solution = Assert.Single((await action.GetOperationsAsync(default)).OfType<ApplyChangesOperation>()).ChangedSolution;

    private sealed class Found(IEnumerable<Diagnostic> all, Solution solution) : FixAllContext.DiagnosticProvider
    {
        public override Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken) =>
            Task.FromResult(all.Where(d => solution.GetDocument(d.Location.SourceTree)?.Id == document.Id));

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult(all.Where(d => !d.Location.IsInSource));

        public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult(all);
    }

    private sealed class Generators(ImmutableArray<ISourceGenerator> generators) : AnalyzerReference
    {
        public override string? FullPath => null;

        public override object Id => generators;

        public override ImmutableArray<DiagnosticAnalyzer> GetAnalyzers(string language) => [];

        public override ImmutableArray<DiagnosticAnalyzer> GetAnalyzersForAllLanguages() => [];

        public override ImmutableArray<ISourceGenerator> GetGenerators(string language) => generators;
    }
}
