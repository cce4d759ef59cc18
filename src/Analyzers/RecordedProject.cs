using MemFormat.Generator.Manifest;
using MemFormat.Generator.Parsing.Recorded;
using MemFormat.Schema.Evolution;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Recorded;

namespace MemFormat.Analyzers;

/// <summary>The recorded schema files of a project, and the promise that it makes about them.</summary>
internal sealed class RecordedProject
{
    private readonly AdditionalText? _file;
    private readonly RecordedFile _released;
    private readonly ILookup<string, RecordedLine> _current;
    private readonly ShippedTypes _shipped;

    private RecordedProject(AdditionalText? file, RecordedFile shipped, RecordedFile unshipped, Compatibility promise, Compilation compilation)
    {
        _file = file;
        _released = shipped;
        _current = RecordedHistory.Current(shipped, unshipped).Where(l => !l.IsRemoved && l is not (RecordedRoot or RecordedAccepted))
            .ToLookup(l => l.Type, StringComparer.Ordinal);
        _shipped = new ShippedTypes(shipped, unshipped);
        var names = new HashSet<string>(ManifestParser.Names(compilation.Assembly).Select(RecordedText.Name), StringComparer.Ordinal);
        Changes = new ChangeFinder(_shipped, promise, names.Contains, name => Declared(compilation, name));
    }

    public ChangeFinder Changes { get; }

    /// <summary>The project, or null if its files say nothing of types.</summary>
    public static RecordedProject? Find(AnalyzerOptions options, Compilation compilation)
    {
        var files = options.AdditionalFiles.Where(f => RecordedSource.Is(f.Path)).GroupBy(f => Path.GetFileName(f.Path), StringComparer.Ordinal)
            .ToDictionary(g => g.Key, g => g.First(), StringComparer.Ordinal);
        var (shipped, unshipped) = (Parse(files, RecordedFile.ShippedName), Parse(files, RecordedFile.UnshippedName));
        if (!shipped.Lines.Concat(unshipped.Lines).Any(l => l is RecordedType))
            return null;
        files.TryGetValue(RecordedFile.ShippedName, out var file);
        return new RecordedProject(file, shipped, unshipped, PromiseOf(options.AnalyzerConfigOptionsProvider.GlobalOptions), compilation);
    }

    /// <summary>Whether a file is the one with the shipped lines.</summary>
    public bool IsShippedFile(AdditionalText file) => file.Path == _file?.Path;

    /// <summary>Whether a type was shipped.</summary>
    public bool Knows(string type) => _shipped.Find(type) is not null;

    /// <summary>The kind of a shipped member, or null.</summary>
    public string? KindOf(string type, string key) => _shipped.Lines<RecordedMember>(type).FirstOrDefault(m => m.MemberKey == key)?.Kind;

    /// <summary>The key that a shipped member of a name had, or null.</summary>
    public string? KeyOf(string type, string? name) =>
        _shipped.Lines<RecordedMember>(type).FirstOrDefault(m => !m.IsRemoved && (m.Name ?? m.MemberKey) == name)?.MemberKey;

    /// <summary>The constants that a shipped enum had, as <c>Open=1</c>, each in a line.</summary>
    public string ConstantsOf(string type) =>
        string.Join("\n", _shipped.Lines<RecordedValue>(type).Where(v => !v.IsRemoved).Select(v => $"{v.Name}={v.Value}"));

    /// <summary>The lines that <c>MemFormat.Unshipped.txt</c> should have of a type, or null if the files say what the declaration says.</summary>
    /// <param name="names">The type, and the unions that are its members.</param>
    /// <param name="present">The lines of the declaration.</param>
    public RecordedFile? Missing(IReadOnlyCollection<string> names, IReadOnlyCollection<RecordedLine> present) =>
        new HashSet<RecordedLine>(names.SelectMany(n => _current[n])).SetEquals(present)
            ? null
            : RecordedHistory.Update(_released with { Lines = new(_released.Lines.Where(l => names.Contains(l.Type))) }, present);

    /// <summary>The line of a shipped type.</summary>
    public Location LineOf(string type)
    {
        var text = _file?.GetText();
        var line = text?.Lines.FirstOrDefault(l => l.ToString().StartsWith($"{type} {RecordedType.TheWord} ", StringComparison.Ordinal)) ?? default;
        return text is null ? Location.None : Location.Create(_file!.Path, line.Span, text.Lines.GetLinePositionSpan(line.Span));
    }

    /// <summary>A type of the compilation by its name. Nested and generic ones are not looked for.</summary>
    private static TypeManifest? Declared(Compilation compilation, string name) =>
        compilation.Assembly.GetTypeByMetadataName(name) is { } type && AttributeReader.Has(type, KnownNames.Formattable)
            && ParsedTypes.Of(type, compilation).Shape is { } shape
        ? ManifestParser.ParseAlone(compilation, shape, type)
        : null;

    /// <summary>The promise about the last release. The build compares with those before it, by their schemas.</summary>
    private static Compatibility PromiseOf(AnalyzerConfigOptions options) =>
        options.TryGetValue("build_property.MemFormatCompatibility", out var text) && Promise.Parse(text) is { } promise
            ? promise.Compatibility
            : Compatibility.Backward;

    private static RecordedFile Parse(Dictionary<string, AdditionalText> files, string name) =>
        files.TryGetValue(name, out var file)
            ? RecordedFile.Parse(file.GetText()?.ToString() ?? "", name == RecordedFile.ShippedName, out _)
            : RecordedFile.Empty;
}
