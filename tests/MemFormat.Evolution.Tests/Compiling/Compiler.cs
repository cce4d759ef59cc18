using MemFormat.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Evolution.Tests;

/// <summary>Compiles code together with what the generator emits for it.</summary>
internal static class Compiler
{
    private const string Usings = "using System; using System.Collections.Generic; using System.Linq; using MemFormat;\n";

    /// <summary>Classes of programs derive from those of libraries.</summary>
    private const string LibraryDefaults = "[assembly: MemFormat.MemFormatDefaults(DerivedElsewhere = true)]";

    private static readonly CSharpParseOptions s_parse =
        new CSharpParseOptions(LanguageVersion.CSharp12).WithFeatures([new("InterceptorsNamespaces", "MemFormat.Generated")]);

    private static readonly CSharpCompilationOptions s_options = new(OutputKind.DynamicallyLinkedLibrary,
        nullableContextOptions: NullableContextOptions.Enable,
        optimizationLevel: OptimizationLevel.Release);

    /// <summary>Compiles an assembly.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="code">Its code, below some usings.</param>
    /// <param name="references">Other assemblies that it is compiled against.</param>
    public static Image Compile(string name, string code, params Image[] references) => Emit(name, Generate(name, code, references));

    /// <summary>As <see cref="Compile"/>, with a file of recorded schemas beside the code.</summary>
    public static Image CompileRecorded(string name, string code, AdditionalText shipped, params Image[] references)
    {
        Drive(Source(name, code, references), out var output, out var diagnostics, shipped);
        Assert.Empty(diagnostics.Select(d => d.ToString()));
        return Emit(name, output);
    }

    /// <summary>As <see cref="Compile"/>, with changes to what the generator emitted.</summary>
    public static Image CompileChanged(string name, string code, Func<string, string> change)
    {
        var output = Generate(name, code, []);
        foreach (var tree in output.SyntaxTrees.Where(t => t.FilePath.EndsWith(".MemFormat.g.cs", StringComparison.Ordinal)).ToList())
        {
            output = output.ReplaceSyntaxTree(
                tree, CSharpSyntaxTree.ParseText(change(tree.ToString()), s_parse, tree.FilePath, System.Text.Encoding.UTF8));
        }

        return Emit(name, output);
    }

    /// <summary>The errors that the generator has about code.</summary>
    public static IReadOnlyList<string> Errors(string code, params Image[] references)
    {
        Drive(Source("Refused", code, references), out _, out var diagnostics);
        return diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error).Select(d => d.GetMessage()).ToList();
    }

    private static Compilation Generate(string name, string code, Image[] references)
    {
        Drive(Source(name, code, references), out var output, out var diagnostics);
        var errors = string.Join("\n", diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error));
        Assert.True(errors.Length == 0, errors);
        return output;
    }

    private static void Drive(
        Compilation source,
        out Compilation output,
        out System.Collections.Immutable.ImmutableArray<Diagnostic> diagnostics,
        params AdditionalText[] files) =>
        CSharpGeneratorDriver.Create([new MemFormatGenerator().AsSourceGenerator()], files, s_parse)
            .RunGeneratorsAndUpdateCompilation(source, out output, out diagnostics);

    private static CSharpCompilation Source(string name, string code, Image[] references) => CSharpCompilation.Create(
        name,
        [CSharpSyntaxTree.ParseText(Usings + code, s_parse, name + ".cs", System.Text.Encoding.UTF8),
            CSharpSyntaxTree.ParseText(name == "Program" ? "" : LibraryDefaults, s_parse, "Defaults.cs", System.Text.Encoding.UTF8)],
        References.All.Concat(references.Select(r => MetadataReference.CreateFromImage(r.Bytes))),
        s_options);

    private static Image Emit(string name, Compilation output)
    {
        using var image = new MemoryStream();
        var result = output.Emit(image);
        Assert.True(result.Success, string.Join("\n", result.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error).Select(Describe)));
        return new Image(name, image.ToArray());
    }

    private static string Describe(Diagnostic diagnostic) =>
        $"{diagnostic.Id}: {diagnostic.GetMessage()} [{diagnostic.Location.SourceTree?.GetText().Lines[diagnostic.Location.GetLineSpan().StartLinePosition.Line].ToString().Trim()}]";
}
