using System.Reflection;
using System.Runtime.Loader;
using System.Text;
using MemFormat.Eng;
using MemFormat.Generator;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis;

namespace MemFormat.Campaign.Tests;

/// <summary>The runtime and the targets, compiled again with counters, in a context of their own.</summary>
internal sealed class Counted
{
    private const string RuntimeName = "MemFormat", TargetsName = "MemFormat.Campaign.Counted";

    private const string RuntimeUsings = """
        global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;
        global using System.Threading; global using System.Threading.Tasks; global using MemFormat.Wire; global using System.Buffers;
        global using System.ComponentModel; global using System.Diagnostics.CodeAnalysis; global using System.Runtime.CompilerServices;
        global using System.Runtime.InteropServices; global using System.Text;
        [assembly: System.Runtime.CompilerServices.InternalsVisibleTo("MemFormat.Campaign.Counted")]
        """;

    private const string TargetUsings = """
        global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;
        global using System.Threading; global using System.Threading.Tasks;
        """;

    private static readonly CSharpParseOptions s_parse = new CSharpParseOptions(LanguageVersion.Latest)
        .WithPreprocessorSymbols("NET", "NET8_0_OR_GREATER", "NET9_0_OR_GREATER", "NET10_0", "NET10_0_OR_GREATER", "RELEASE")
        .WithFeatures([new("InterceptorsNamespaces", "MemFormat.Generated")]);

    private static readonly CSharpCompilationOptions s_options = new(
        OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true,
        nullableContextOptions: NullableContextOptions.Enable);

    private readonly byte[] _marks;
    private readonly bool[] _reached;

    private Counted(Assembly runtime, Assembly targets, int blocks)
    {
        _marks = (byte[])runtime.GetType("MemFormat.Campaign.Marks")!.GetField("All")!.GetValue(null)!;
        _reached = new bool[_marks.Length];
        Blocks = blocks;
        Targets = Target.Of(targets);
    }

    public int Blocks { get; }

    public int Reached { get; private set; }

    public IReadOnlyList<Target> Targets { get; }

    /// <summary>Counts from nothing again.</summary>
    public void Restart()
    {
        Array.Clear(_marks);
        Array.Clear(_reached);
        Reached = 0;
    }

    /// <summary>How many blocks were reached for the first time since this was asked last.</summary>
    public int News()
    {
        var news = 0;
        for (var at = _marks.AsSpan().IndexOf((byte)1); at >= 0;)
        {
            _marks[at] = 0;
            if (!_reached[at])
            {
                _reached[at] = true;
                news++;
            }

            var next = _marks.AsSpan(at).IndexOf((byte)1);
            at = next < 0 ? -1 : at + next;
        }

        Reached += news;
        return news;
    }

    public static Counted Compile()
    {
        var root = Path.GetFullPath(Path.Combine(Find.Folder, "../../.."));
        var counter = new Counter();
        var framework = Path.GetDirectoryName(typeof(object).Assembly.Location);
        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(p => Path.GetDirectoryName(p) == framework).Select(p => (MetadataReference)MetadataReference.CreateFromFile(p)).ToList();

        string[] folders = [Path.Combine(root, "src/Runtime"), Path.Combine(root, "src/Schema/Wire")];
        var sources = folders.SelectMany(f => Directory.EnumerateFiles(f, "*.cs", SearchOption.AllDirectories))
            .Where(f => !f.Contains("/obj/", StringComparison.Ordinal) && !f.Contains("/bin/", StringComparison.Ordinal));
        var runtime = Image(
            RuntimeName, [RuntimeUsings, Counter.Source, .. sources.Select(File.ReadAllText)], references, new CodecListGenerator(), counter);

        var targets = Image(
            TargetsName, [TargetUsings, .. Directory.EnumerateFiles(Path.Combine(Find.Folder, "../Targets"), "*.cs").Select(File.ReadAllText)],
            [.. references, MetadataReference.CreateFromImage(runtime)], new MemFormatGenerator(), counter);
        var context = new AssemblyLoadContext("counted");
        var loaded = context.LoadFromStream(new MemoryStream(runtime));
        context.Resolving += (_, name) => name.Name == RuntimeName ? loaded : null;
        return new Counted(loaded, context.LoadFromStream(new MemoryStream(targets)), counter.Blocks);
    }

    private static byte[] Image(
        string name,
        IEnumerable<string> sources,
        List<MetadataReference> references,
        IIncrementalGenerator generator,
        Counter counter)
    {
        Compilation compilation = CSharpCompilation.Create(name, sources.Select((s, i) => Parse(s, $"{i}.cs")), references, s_options);
        CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: s_parse)
            .RunGeneratorsAndUpdateCompilation(compilation, out compilation, out _);
        foreach (var tree in compilation.SyntaxTrees)
            compilation = compilation.ReplaceSyntaxTree(tree, Parse(counter.Visit(tree.GetRoot())!.ToFullString(), tree.FilePath));
        using var image = new MemoryStream();
        var result = compilation.Emit(image);
        if (!result.Success)
            throw new InvalidOperationException(string.Join("\n", result.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error).Take(10)));
        return image.ToArray();
    }

    private static SyntaxTree Parse(string code, string file) => CSharpSyntaxTree.ParseText(code, s_parse, file, Encoding.UTF8);
}
