using MemFormat.Schema.Recorded;

namespace MemFormat.Generator.Parsing.Recorded;

/// <summary>The contents of a recorded schema file for the generator.</summary>
/// <param name="Path">The path of the file.</param>
/// <param name="Roots">The schemas in it, each with its line.</param>
/// <param name="Errors">The errors in other lines.</param>
internal sealed record RecordedSource(string Path, EquatableArray<RecordedRootLine> Roots, EquatableArray<RecordedError> Errors)
{
    /// <summary>Whether a file beside the project is one of the two, by its name.</summary>
    public static bool Is(string path) => System.IO.Path.GetFileName(path) is RecordedFile.ShippedName or RecordedFile.UnshippedName;

    public static RecordedSource Parse(string path, string text)
    {
        var file = RecordedFile.Parse(text, System.IO.Path.GetFileName(path) == RecordedFile.ShippedName, out var errors);
        var lines = text.Split('\n').Select(l => l.Trim()).ToList();
        return new RecordedSource(
            path,
            file.Lines.OfType<RecordedRoot>().Select(r => new RecordedRootLine(lines.IndexOf(r.ToString()), r)).ToEquatableArray(),
            errors.ToEquatableArray());
    }

    /// <summary>The different schemas of each root in all files, in a fixed order.</summary>
    public static EquatableArray<RecordedRoot> Schemas(IEnumerable<RecordedSource> files) => files
        .SelectMany(f => f.Roots).Select(r => r.Root)
        .OrderBy(r => r.Type, StringComparer.Ordinal).ThenBy(r => r.Release, StringComparer.Ordinal).ThenBy(r => r.Fingerprint)
        .GroupBy(r => (r.Type, r.Descriptor, r.Cases)).Select(g => g.First())
        .ToEquatableArray();

    /// <summary>Schemas that payloads cannot distinguish: each with an earlier one.</summary>
    public static IEnumerable<(RecordedSource File, RecordedRootLine Line, RecordedRoot Other)> Collisions(IEnumerable<RecordedSource> files)
    {
        var seen = new Dictionary<uint, RecordedRoot>();
        foreach (var (file, line) in files.OrderBy(f => f.Path, StringComparer.Ordinal).SelectMany(f => f.Roots.Select(r => (f, r))))
        {
            var root = line.Root;
            if (!seen.TryGetValue(Fingerprints.Short(root.Fingerprint), out var other))
                seen.Add(Fingerprints.Short(root.Fingerprint), root);
            else if (!root.Descriptor.Equals(other.Descriptor) || !root.Cases.Equals(other.Cases))
                yield return (file, line, other);
        }
    }
}

/// <summary>A schema and the line, from 0 on, that holds it.</summary>
internal sealed record RecordedRootLine(int Line, RecordedRoot Root);
