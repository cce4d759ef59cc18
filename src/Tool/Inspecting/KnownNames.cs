using System.Text.RegularExpressions;
using MemFormat.Schema.Composition;
using MemFormat.Schema.Evolution;
using MemFormat.Schema.Recorded;
using MemFormat.Tool.Recording;

namespace MemFormat.Tool.Inspecting;

/// <summary>
/// Names of members. Files hold their hashes only, so the names come from assemblies, recorded schemas, or lists of names.
/// </summary>
internal sealed partial class KnownNames
{
    private readonly Dictionary<uint, string> _names = [];
    private readonly List<RecordedRoot> _roots = [];
    private readonly List<LoadedManifests> _assemblies = [];

    /// <summary>Reads the names in files: assemblies, recorded schemas, or a name per line.</summary>
    /// <exception cref="ToolException">A file cannot be read.</exception>
    public static KnownNames Read(IEnumerable<FileInfo> files)
    {
        var names = new KnownNames();
        foreach (var file in files)
            names.Add(file);
        return names;
    }

    /// <summary>Whether a name was asked for that no file has.</summary>
    public bool HasMissed { get; private set; }

    /// <summary>The text with names in the place of hashes.</summary>
    public string In(string text) => Hashes().Replace(text, match => NameOf(match.Groups[1].Value) ?? match.Value);

    /// <summary>The name with a hash, given as eight digits; null if it is not known.</summary>
    public string? NameOf(string hash)
    {
        var name = _names.GetValueOrDefault(uint.Parse(hash, NumberStyles.HexNumber, CultureInfo.InvariantCulture));
        HasMissed |= name is null;
        return name;
    }

    /// <summary>The newest schema of a type.</summary>
    /// <exception cref="ToolException">No file has one.</exception>
    public RecordedRoot Root(string type) => _roots.LastOrDefault(r => r.Type == type) ?? throw new ToolException(
        _roots.Count == 0
            ? "name the assembly of the type, or its recorded schema file, with --names."
            : $"no schema of {type} is in the files of --names. They have {string.Join(", ", _roots.Select(r => r.Type).Distinct())}.");

    /// <summary>The schema of a type as its assembly declares it; null if only a recorded schema file has it.</summary>
    public ComposedSchema? Declared(string type)
    {
        foreach (var manifests in _assemblies)
        {
            if (RecordedLines.Roots(manifests).FirstOrDefault(r => TypeText.Name(r) == type) is { } root)
                return ManifestFaults.Told(type, () => ManifestComposer.Compose(manifests.All, root));
        }

        return null;
    }

    /// <summary>The schema that a payload's fingerprint names; null if it has none, or an unknown one.</summary>
    public MemFormatSchema? SchemaOf(ReadOnlySpan<byte> payload)
    {
        foreach (var root in _roots)
        {
            if (root.IsNamedBy(payload))
                return root.Schema();
        }

        return null;
    }

    private void Add(FileInfo file)
    {
        if (!file.Exists)
            throw new ToolException($"{file.FullName} does not exist.");
        if (file.Extension.Equals(".dll", StringComparison.OrdinalIgnoreCase) || file.Extension.Equals(".exe", StringComparison.OrdinalIgnoreCase))
        {
            _assemblies.Add(LoadedManifests.Load(file.FullName, []));
            Add(_assemblies[^1].Recorded.Concat(ManifestFaults.Told(file.FullName, () => RecordedLines.Collect(_assemblies[^1], out _))));
            return;
        }

        var text = File.ReadAllText(file.FullName).ReplaceLineEndings("\n");
        var recorded = RecordedFile.Parse(text, isShipped: true, out var errors);
        if (errors.Count > 0)
            recorded = RecordedFile.Parse(text, isShipped: false, out errors);
        if (errors.Count == 0)
            Add(recorded.Lines);
        else
            Add(text.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
    }

    private void Add(IEnumerable<RecordedLine> lines)
    {
        var all = lines.ToList();
        _roots.AddRange(all.OfType<RecordedRoot>());
        Add(all.OfType<RecordedMember>().Select(m => m.MemberKey));
        Add(all.OfType<RecordedConstant>().Select(c => c.Name));
    }

    private void Add(IEnumerable<string> names)
    {
        foreach (var name in names)
            _names.TryAdd(NameKey.Of(name), name);
    }

    [GeneratedRegex(@"\?([0-9a-f]{8})(?![0-9a-f])")]
    private static partial Regex Hashes();
}
