using MemFormat.Generator.Manifest;
using MemFormat.Generator.Parsing.Recorded;
using MemFormat.Schema.Evolution;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Recorded;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>The recorded schema files of a project, and the promise that it makes about them.</summary>
internal sealed class RecordedProject
{
    private readonly AdditionalText? _file;
    private readonly ILookup<string, RecordedLine> _current;
    private readonly ShippedTypes _shipped;

    private RecordedProject(AdditionalText? file, RecordedFile shipped, RecordedFile unshipped, Compatibility promise, Compilation compilation)
    {
        _file = file;
        _current = RecordedHistory.Current(shipped, unshipped).Where(l => !l.IsRemoved && l is not (RecordedRoot or RecordedAccepted)).ToLookup(l => l.Type, StringComparer.Ordinal);
        _shipped = new ShippedTypes(shipped, unshipped);
        var names = new HashSet<string>(ManifestParser.Names(compilation.Assembly).Select(RecordedText.Name), StringComparer.Ordinal);
        Changes = new ChangeFinder(_shipped, promise, names.Contains);
    }

    public ChangeFinder Changes { get; }

    /// <summary>The project, or null if its files say nothing of types.</summary>
    public static RecordedProject? Of(AnalyzerOptions options, Compilation compilation)
    {
        var files = options.AdditionalFiles.Where(f => RecordedSource.Is(f.Path)).GroupBy(f => Path.GetFileName(f.Path), StringComparer.Ordinal)
            .ToDictionary(g => g.Key, g => g.First(), StringComparer.Ordinal);
        var (shipped, unshipped) = (Parse(files, RecordedFile.ShippedName), Parse(files, RecordedFile.UnshippedName));
        if (!shipped.Lines.Concat(unshipped.Lines).Any(l => l is RecordedType))
            return null;
        files.TryGetValue(RecordedFile.ShippedName, out var file);
        return new RecordedProject(file, shipped, unshipped, Promise(options.AnalyzerConfigOptionsProvider.GlobalOptions), compilation);
    }

    /// <summary>Whether a type was shipped.</summary>
    public bool Knows(string type) => _shipped.Find(type) is not null;

    /// <summary>The kind of a shipped member, or null.</summary>
    public string? KindOf(string type, string key) => _shipped.Lines<RecordedMember>(type).FirstOrDefault(m => m.MemberKey == key)?.Kind;

    /// <summary>The key that a shipped member of a name had, or null.</summary>
    public string? KeyOf(string type, string? name) => _shipped.Lines<RecordedMember>(type).FirstOrDefault(m => !m.IsRemoved && (m.Name ?? m.MemberKey) == name)?.MemberKey;

    /// <summary>Whether the lines of a type say what its declaration says.</summary>
    public bool IsUpToDate(TypeManifest type)
    {
        var name = RecordedText.Name(type.Name);
        var unions = type.Unions.Select(u => TypeLines.Name(type, u)).Append(name).Distinct();
        return new HashSet<RecordedLine>(unions.SelectMany(u => _current[u])).SetEquals(TypeLines.Of(type));
    }

    /// <summary>The line of a shipped type.</summary>
    public Location LineOf(string type)
    {
        var text = _file?.GetText();
        var line = text?.Lines.FirstOrDefault(l => l.ToString().StartsWith($"{type} {RecordedType.TheWord} ", StringComparison.Ordinal)) ?? default;
        return text is null ? Location.None : Location.Create(_file!.Path, line.Span, text.Lines.GetLinePositionSpan(line.Span));
    }

    private static Compatibility Promise(AnalyzerConfigOptions options) =>
        options.TryGetValue("build_property.MemFormatCompatibility", out var text) && Enum.TryParse<Compatibility>(text, ignoreCase: true, out var promise)
            ? promise
            : Compatibility.Backward;

    private static RecordedFile Parse(Dictionary<string, AdditionalText> files, string name) =>
        files.TryGetValue(name, out var file) ? RecordedFile.Parse(file.GetText()?.ToString() ?? "", name == RecordedFile.ShippedName, out _) : RecordedFile.Empty;
}
