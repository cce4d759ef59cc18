using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>One run of the generator.</summary>
internal sealed class Generated
{
    private Generated(GeneratorDriver driver, Compilation output, ImmutableArray<Diagnostic> diagnostics) =>
        (Driver, Output, Diagnostics) = (driver, output, diagnostics);

    public GeneratorDriver Driver { get; }

    /// <summary>The user's code and the emitted code together.</summary>
    public Compilation Output { get; }

    /// <summary>What the generator itself reported.</summary>
    public ImmutableArray<Diagnostic> Diagnostics { get; }

    public ImmutableArray<GeneratedSourceResult> Files => [.. Driver.GetRunResult().Results.Single().GeneratedSources.Where(IsOfCode)];

    /// <summary>Whether a file depends on the user's code. The others declare an attribute, and are the same in all projects.</summary>
    public static bool IsOfCode(GeneratedSourceResult source) =>
        source.HintName is not ("MemFormat.TypeScript.g.cs" or "Microsoft.CodeAnalysis.EmbeddedAttribute.cs");

    public static Generated From(params string[] files) => From(Source.Compile(files));

    public static Generated From(Compilation compilation, ProjectOptions? options = null, AdditionalText[]? files = null)
    {
        var driver =
            CSharpGeneratorDriver.Create([new MemFormatGenerator().AsSourceGenerator()], files,
                (CSharpParseOptions?)compilation.SyntaxTrees.FirstOrDefault()?.Options ?? Source.ParseOptions, options)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var diagnostics);
        Assert.Null(driver.GetRunResult().Results.Single().Exception);
        return new Generated(driver, output, diagnostics);
    }

    /// <summary>The text of the file of a type.</summary>
    public string Code(string type) => Files.Single(f => f.HintName == type + ".MemFormat.g.cs").SourceText.ToString();

    /// <summary>Everything that the compiler and the generator have to say, hidden messages about emitted code included.</summary>
    public IEnumerable<Diagnostic> Complaints() => Output.GetDiagnostics().Concat(Diagnostics)
        .Where(d => d.Severity != DiagnosticSeverity.Hidden || d.Location.SourceTree?.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) == true);

    /// <summary>Compiles to an image, without a single complaint.</summary>
    public byte[] Emit()
    {
        var complaints = Complaints().Select(Describe).Distinct().Order().ToList();
        Assert.True(complaints.Count == 0, string.Join("\n", complaints));
        using var image = new MemoryStream();
        Assert.True(Output.Emit(image).Success);
        return image.ToArray();
    }

    private static string Describe(Diagnostic diagnostic)
    {
        var line = diagnostic.Location.SourceTree?.GetText().Lines[diagnostic.Location.GetLineSpan().StartLinePosition.Line].ToString().Trim();
        return $"{diagnostic.Id}: {diagnostic.GetMessage()} [{line}]";
    }
}
