using System.Globalization;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Generator.Parsing.Types;
using Microsoft.CodeAnalysis;
using Xunit;
using Xunit.Abstractions;

namespace MemFormat.Generator.Tests;

/// <summary>
/// Random declarations get either an error of MemFormat at their place, or code that compiles without complaint.
/// <c>MEMFORMAT_FUZZ</c> is a factor for their number, <c>MEMFORMAT_SEED</c> another seed.
/// </summary>
public sealed class RandomDeclarationTests(ITestOutputHelper output)
{
    private const int Batch = 50;

    private static readonly int s_batches = Setting("MEMFORMAT_FUZZ", 1) * 4;

    private static readonly int s_seed = Setting("MEMFORMAT_SEED", 1);

    private static int Setting(string name, int fallback) =>
        int.TryParse(Environment.GetEnvironmentVariable(name), CultureInfo.InvariantCulture, out var value) ? value : fallback;

    [Fact]
    public void An_error_at_its_place_or_code_that_compiles()
    {
        var (wrong, good, refused) = (new List<string>(), 0, 0);
        for (var batch = 0; batch < s_batches && wrong.Count < 10; batch++)
        {
            var valid = Valid(batch);
            var generated = Generated.From(Source.Compile(valid));
            var errors = generated.Output.GetDiagnostics().Where(d => d.Severity != DiagnosticSeverity.Hidden)
                .ToLookup(d => Space(d.Location.SourceTree));
            foreach (var tree in generated.Output.SyntaxTrees.Where(t => t.FilePath.StartsWith("File", StringComparison.Ordinal)))
            {
                var (reported, unlocated) = Reported(generated.Output, tree);
                refused += reported ? 1 : 0;
                good += reported ? 0 : 1;
                var complaints = unlocated
                    ? ["An error has no place."]
                    : reported ? [] : errors[Space(tree)].Select(d => d.ToString()).Distinct().Take(3).ToArray();
                if (complaints.Length > 0)
                    wrong.Add($"{string.Join("\n", complaints)}\n{tree}\n");
            }

            // What has no place in a file belongs to all of them.
            wrong.AddRange(errors[""].Select(d => d.ToString()).Take(3));
        }

        Assert.True(wrong.Count == 0, string.Join("\n", wrong.Take(5)));
        output.WriteLine($"{good} are stored, {refused} are refused.");
        Assert.True(good > s_batches * Batch / 8 && refused > s_batches * 2,
            $"{good} are stored and {refused} are refused: too few to say anything.");
    }

    /// <summary>The drawn files that C# accepts by themselves, when members that it does not accept are gone.</summary>
    private static string[] Valid(int batch)
    {
        var files = Enumerable.Range(0, Batch)
            .Select(i => new RandomDeclarations(unchecked((s_seed * 1_000_003) + (batch * Batch) + i)).Draw($"N{i}").Split('\n')).ToList();
        for (var round = 0; round < 5; round++)
        {
            if (Errors(files) is null)
                files.RemoveAll(f => Errors([f]) is null);
            var errors = Errors(files)!;
            for (var i = files.Count - 1; i >= 0; i--)
            {
                var lines = errors[$"File{i}.cs"].Select(d => d.Location.GetLineSpan().StartLinePosition.Line).ToHashSet();
                if (round == 4 && lines.Count > 0 || lines.Any(l => !files[i][l].StartsWith("    ", StringComparison.Ordinal)))
                    files.RemoveAt(i);
                else
                    files[i] = [.. files[i].Where((_, l) => !lines.Contains(l))];
            }
        }

        return [.. files.Select(f => string.Join('\n', f))];
    }

    /// <summary>The errors per file, or null where the compiler itself fails, as some do over required members that hide others.</summary>
    private static ILookup<string?, Diagnostic>? Errors(List<string[]> files)
    {
        try
        {
            return Source.Compile([.. files.Select(f => string.Join('\n', f))]).GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error)
                .ToLookup(d => d.Location.SourceTree?.FilePath);
        }
        catch (Exception e) when (e is AggregateException or InvalidOperationException)
        {
            return null;
        }
    }

    /// <summary>The namespace of a drawn or generated file.</summary>
    private static string Space(SyntaxTree? tree) => tree is null ? ""
        : System.Text.RegularExpressions.Regex.Match(
            tree.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) ? Path.GetFileName(tree.FilePath) : tree.ToString(), @"\bN\d+\b").Value;

    private static (bool Reported, bool Unlocated) Reported(Compilation compilation, SyntaxTree tree)
    {
        var model = compilation.GetSemanticModel(tree);
        var found = new List<Diagnostic>();
        foreach (var type in tree.GetRoot().DescendantNodes().Select(n => model.GetDeclaredSymbol(n)).OfType<INamedTypeSymbol>()
            .Where(t => AttributeReader.Has(t, KnownNames.Formattable)))
        {
            TypeParser.Parse(type, compilation, found);
        }

        var errors = found.Where(d => d.Severity == DiagnosticSeverity.Error).ToList();
        return (errors.Count > 0, errors.Any(e => !e.Location.IsInSource));
    }
}
