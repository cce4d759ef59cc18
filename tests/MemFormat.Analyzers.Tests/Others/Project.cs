using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using MemFormat.Generator;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Xunit;

namespace MemFormat.Analyzers.Tests.Others;

/// <summary>A project with the generators of packages beside MemFormat's, or with one that adds a given file.</summary>
internal sealed class Project
{
    private static readonly (string Package, string Generators, string Library)[] s_packages =
    [
        ("CommunityToolkit.Mvvm", "analyzers/dotnet/roslyn4.12/cs/CommunityToolkit.Mvvm.SourceGenerators.dll",
            "lib/net8.0/CommunityToolkit.Mvvm.dll"),
        ("Vogen", "analyzers/dotnet/roslyn4.12/cs/Vogen.dll", "lib/netstandard2.0/Vogen.SharedTypes.dll"),
        ("Riok.Mapperly", "analyzers/roslyn4.14/dotnet/cs/Riok.Mapperly.dll", "lib/netstandard2.0/Riok.Mapperly.Abstractions.dll"),
    ];

    private static readonly Lazy<ImmutableArray<ISourceGenerator>> s_generators =
        new(() => [.. s_packages.SelectMany(p => Load(Path.Combine(Folder(p.Package), p.Generators)))]);

    /// <summary>The newest language that the compiler knows.</summary>
    public static CSharpParseOptions Newest { get; } = Source.ParseOptions.WithLanguageVersion(LanguageVersion.Preview);

    private Project(Compilation output, ImmutableArray<Diagnostic> generated) => (Output, Generated) = (output, generated);

    /// <summary>The libraries of the packages.</summary>
    public static MetadataReference[] Libraries { get; } =
        [.. s_packages.Select(p => MetadataReference.CreateFromFile(Path.Combine(Folder(p.Package), p.Library)))];

    /// <summary>The generators of the packages.</summary>
    public static ImmutableArray<ISourceGenerator> Generators => s_generators.Value;

    /// <summary>The code with what all generators added.</summary>
    public Compilation Output { get; }

    /// <summary>What the generators themselves report.</summary>
    public ImmutableArray<Diagnostic> Generated { get; }

    /// <summary>Code beside the generators of the packages.</summary>
    public static Project Of(string text, OutputKind kind = OutputKind.DynamicallyLinkedLibrary) => Of(text, Generators, kind);

    /// <summary>Code beside a generator that adds a file.</summary>
    public static Project With(string text, string added, bool compiles = true) =>
        Of(text, [new Adding(added).AsSourceGenerator()], OutputKind.DynamicallyLinkedLibrary, compiles);

    private static Project Of(string text, ImmutableArray<ISourceGenerator> others, OutputKind kind, bool compiles = true)
    {
        var compilation = CSharpCompilation.Create(
            "Users" + Guid.NewGuid().ToString("N"), [CSharpSyntaxTree.ParseText(text, Newest, "User.cs", System.Text.Encoding.UTF8)],
            References.All.Concat(Libraries),
            Source.Strict.WithGeneralDiagnosticOption(ReportDiagnostic.Default).WithOutputKind(kind));
        CSharpGeneratorDriver.Create([.. others, new MemFormatGenerator().AsSourceGenerator()], parseOptions: Newest)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var diagnostics);
        Assert.Equal(!compiles, output.GetDiagnostics().Concat(diagnostics).Any(d => d.Severity == DiagnosticSeverity.Error));
        return new Project(output, diagnostics);
    }

    /// <summary>What the analyzers report.</summary>
    public async Task<IReadOnlyList<Diagnostic>> Analyze() =>
        [.. (await Output.WithAnalyzers(Analysis.Analyzers).GetAnalyzerDiagnosticsAsync()).OrderBy(d => d.Location.SourceSpan.Start)];

    /// <summary>The program, with the libraries that it uses.</summary>
    public Assembly Load()
    {
        using var image = new MemoryStream();
        var result = Output.Emit(image);
        Assert.True(result.Success, string.Join("\n", result.Diagnostics));
        foreach (var (package, _, library) in s_packages)
            AssemblyLoadContext.Default.LoadFromAssemblyPath(Path.Combine(Folder(package), library));
        return Assembly.Load(image.ToArray());
    }

    /// <summary>What the method Run of Shop.Program returns.</summary>
    public string Run() => (string)Load().GetType("Shop.Program")!.GetMethod("Run")!.Invoke(null, null)!;

    private static string Folder(string package) =>
        typeof(Project).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(a => a.Key == package).Value!;

    private static IEnumerable<ISourceGenerator> Load(string path)
    {
        var context = new AssemblyLoadContext(path);
        // Vogen keeps what its generators share in a folder of its own.
        string[] folders = [Path.GetDirectoryName(path)!, Path.Combine(Path.GetDirectoryName(path)!, "../../cs")];
        context.Resolving += (
            loading,
            name) => folders.Select(f => Path.GetFullPath(Path.Combine(f, name.Name + ".dll"))).Where(File.Exists)
                .Select(loading.LoadFromAssemblyPath)
                .FirstOrDefault();
        return context.LoadFromAssemblyPath(path).GetTypes().Where(t => t.IsDefined(typeof(GeneratorAttribute), inherit: false))
            .Select(t => Activator.CreateInstance(t)!)
            .Select(g => g as ISourceGenerator ?? ((IIncrementalGenerator)g).AsSourceGenerator());
    }

    private sealed class Adding(string text) : IIncrementalGenerator
    {
        public void Initialize(IncrementalGeneratorInitializationContext context) =>
            context.RegisterSourceOutput(context.CompilationProvider, (output, _) => output.AddSource("Added.g.cs", Source.Shop(text)));
    }
}
