using MemFormat.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Some pairs, compiled together with what the generator emits for them, each in a namespace of its own.</summary>
internal sealed class Build : IDisposable
{
    private const string Usings = "using System; using System.Collections.Generic; using System.Collections.Immutable; using MemFormat;\n";

    private static readonly CSharpParseOptions s_parse =
        new CSharpParseOptions(LanguageVersion.CSharp12).WithFeatures([new("InterceptorsNamespaces", "MemFormat.Generated")]);

    private static readonly CSharpCompilationOptions s_options = new(OutputKind.DynamicallyLinkedLibrary,
        nullableContextOptions: NullableContextOptions.Enable,
        optimizationLevel: OptimizationLevel.Release);

    private readonly List<World> _worlds = [];
    private readonly List<BuiltPair> _pairs = [];

    /// <summary>Builds pairs. Those that have a problem are found by building halves.</summary>
    public Build(IReadOnlyList<Pair> pairs) => Add(pairs);

    /// <summary>The pairs in their order, each loaded, or with its problem.</summary>
    public IReadOnlyList<BuiltPair> Pairs => _pairs;

    public void Dispose() => _worlds.ForEach(w => w.Dispose());

    private void Add(IReadOnlyList<Pair> pairs)
    {
        if (pairs.Count == 0)
            return;
        var (images, problem) = Compile(pairs);
        if (problem is null)
        {
            Load(pairs, images);
        }
        else if (pairs.Count == 1)
        {
            _pairs.Add(new(pairs[0], problem));
        }
        else
        {
            Add([.. pairs.Take(pairs.Count / 2)]);
            Add([.. pairs.Skip(pairs.Count / 2)]);
        }
    }

    private void Load(IReadOnlyList<Pair> pairs, Image[] images)
    {
        var world = new World(images);
        _worlds.Add(world);
        _pairs.AddRange(pairs.Select((
            pair,
            i) =>
                new BuiltPair(
                    pair, new(pair.First, name => world.Type($"P{i}.V1.{name}")), new(pair.Second, name => world.Type($"P{i}.V2.{name}")))));
    }

    private static (Image[] Images, string? Problem) Compile(IReadOnlyList<Pair> pairs)
    {
        var code = pairs.Select((p, i) => Code($"P{i}", Source.Of(p.First), Source.Of(p.Second))).ToList();
        if (code.All(c => c.Library.Length == 0))
            return Compile("Program", code.Select(c => c.Program)) is var (alone, wrong) ? ([alone], wrong) : default;
        var (library, problem) = Compile("Library", code.Select(c => c.Library));
        if (problem is not null)
            return ([], problem);
        (var program, problem) = Compile("Program", code.Select(c => c.Program), library);
        return ([library, program], problem);
    }

    private static (string Library, string Program) Code(string name, (string Library, string Program) first, (string Library, string Program) second)
    {
        return (first.Library + second.Library == "" ? "" : Text(first.Library, second.Library), Text(first.Program, second.Program));

        string Text(string one, string two) => $"{Usings}namespace {name}.V1 {{ {one} }}\nnamespace {name}.V2 {{ {two} }}\n";
    }

    private static (Image Image, string? Problem) Compile(string name, IEnumerable<string> code, params Image[] references)
    {
        var sources = code.Where(c => c.Length > 0).Select((c, i) => CSharpSyntaxTree.ParseText(c, s_parse, $"P{i}.cs", System.Text.Encoding.UTF8))
            .ToList();
        var language = CSharpSyntaxTree.ParseText(HeldSource.Language, s_parse, "Language.cs", System.Text.Encoding.UTF8);
        var source = CSharpCompilation.Create(
            name, sources.Append(language), References.All.Concat(references.Select(r => MetadataReference.CreateFromImage(r.Bytes))), s_options);
        CSharpGeneratorDriver.Create([new MemFormatGenerator().AsSourceGenerator()], parseOptions: s_parse)
            .RunGeneratorsAndUpdateCompilation(source, out var output, out var generated);
        using var image = new MemoryStream();
        var result = output.Emit(image);
        var problems =
            generated.Concat(result.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error || !sources.Contains(d.Location.SourceTree!)))
                .Where(d => d.Severity != DiagnosticSeverity.Hidden);
        return (new(name, image.ToArray()), problems.FirstOrDefault() is { } first ? Describe(first) : null);
    }

    private static string Describe(Diagnostic diagnostic)
    {
        var line = diagnostic.Location.SourceTree?.GetText().Lines[diagnostic.Location.GetLineSpan().StartLinePosition.Line].ToString().Trim();
        return $"{diagnostic.Id}: {diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture)} [{line}]";
    }
}
