using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Tests;

/// <summary>Code that is edited while the generator keeps what it knows.</summary>
internal sealed class Workspace
{
    private GeneratorDriver _driver = CSharpGeneratorDriver.Create(
        [new MemFormatGenerator().AsSourceGenerator()],
        parseOptions: Source.ParseOptions,
        driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));

    private static readonly string[] s_files =
    [
        Source.Shop("[MemFormattable] public partial class Order { public int Id { get; set; } public List<Line> Lines { get; set; } = []; public Size Size { get; set; } }"),
        Source.Shop("[MemFormattable] public partial class Line { public int Count { get; set; } public string? Name { get; set; } }"),
        Source.Shop("[MemFormattable] public partial struct Size { public int W { get; set; } public int H { get; set; } }"),
        Source.Shop("[MemFormattable] public class Wrong { public int A { get; set; } }"),
        Source.Shop("[MemFormatRoot(typeof(Order))] public partial class Roots : MemFormatContext;"),
        Source.Shop("public static class Calls { public static byte[] Write(Order order) => MemFormatSerializer.Serialize(order); }"),
        Source.Shop("public class Other { public int A { get; set; } }"),
    ];

    private readonly List<TextFile> _recorded = [];

    private Compilation _compilation;

    public const int OrderFile = 0, LineFile = 1, SizeFile = 2, CallsFile = 5, OtherFile = 6;

    public Workspace()
        : this(s_files)
    {
    }

    public Workspace(params string[] files)
    {
        _compilation = Source.Compile(files);
        Result = Run();
    }

    /// <summary>The last run.</summary>
    public GeneratorRunResult Result { get; private set; }

    /// <summary>Edits a file and runs the generator again.</summary>
    public Workspace Edit(int file, string old, string replacement)
    {
        var tree = _compilation.SyntaxTrees.ElementAt(file);
        var text = tree.GetText();
        var start = text.ToString().IndexOf(old, StringComparison.Ordinal);
        var changed = tree.WithChangedText(text.WithChanges(new Microsoft.CodeAnalysis.Text.TextChange(new(start, old.Length), replacement)));
        _compilation = _compilation.ReplaceSyntaxTree(tree, changed);
        return Again();
    }

    /// <summary>Writes a file of recorded schemas anew and runs the generator again.</summary>
    public Workspace Record(TextFile file)
    {
        _driver = _recorded.Find(f => f.Path == file.Path) is { } old ? _driver.ReplaceAdditionalText(old, file) : _driver.AddAdditionalTexts([file]);
        _recorded.RemoveAll(f => f.Path == file.Path);
        _recorded.Add(file);
        return Again();
    }

    /// <summary>Runs the generator again.</summary>
    public Workspace Again()
    {
        Result = Run();
        return this;
    }

    /// <summary>Why each step of a name gave what it gave, most frequent first.</summary>
    public string Reasons(string step) => Result.TrackedSteps.TryGetValue(step, out var runs) ? Reasons(runs) : "";

    /// <summary>Why each output was or was not made again.</summary>
    public string OutputReasons() => Reasons(Result.TrackedOutputSteps.SelectMany(s => s.Value));

    /// <summary>The files whose text is another one than before.</summary>
    public IEnumerable<string> ChangedFiles(GeneratorRunResult before) =>
        Result.GeneratedSources.Where(s =>
            before.GeneratedSources.All(b => b.HintName != s.HintName || b.SourceText.ToString() != s.SourceText.ToString())).Select(s => s.HintName);

    private static string Reasons(IEnumerable<IncrementalGeneratorRunStep> runs) => string.Join(", ", runs
        .SelectMany(r => r.Outputs).GroupBy(o => o.Reason).OrderByDescending(g => g.Count()).ThenBy(g => g.Key).Select(g => $"{g.Count()} {g.Key}"));

    private GeneratorRunResult Run()
    {
        _driver = _driver.RunGenerators(_compilation);
        return _driver.GetRunResult().Results.Single();
    }
}
