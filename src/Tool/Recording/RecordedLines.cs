using MemFormat.Schema.Composition;
using MemFormat.Schema.Evolution;
using MemFormat.Schema.Recorded;

namespace MemFormat.Tool.Recording;

/// <summary>The present types of an assembly, as lines of a recorded schema file.</summary>
internal sealed class RecordedLines
{
    private readonly LoadedManifests _manifests;
    private readonly List<RecordedLine> _lines = [];
    private readonly List<string> _warnings = [];

    private RecordedLines(LoadedManifests manifests) => _manifests = manifests;

    /// <param name="manifests">The assembly's manifest and those it refers to.</param>
    /// <param name="warnings">Which roots cannot be recorded, and why.</param>
    public static IReadOnlyList<RecordedLine> Collect(LoadedManifests manifests, out IReadOnlyList<string> warnings)
    {
        var recorded = new RecordedLines(manifests);
        recorded.AddAll();
        warnings = recorded._warnings;
        return recorded._lines;
    }

    /// <summary>The roots that have lines.</summary>
    public static IEnumerable<ManifestType> Roots(LoadedManifests manifests)
    {
        var names = new HashSet<string>(manifests.Own.Types.Select(t => t.Name));
        return manifests.All.Roots.Where(r => names.Contains(r.Name)).Select(r => r.Type)
            .Concat(manifests.Own.Roots.SelectMany(r => Recordable(r.Type)).DistinctBy(t => t.Key));
    }

    private void AddAll()
    {
        foreach (var type in _manifests.Own.Types.Where(t => t.HasBody || t.Unions.Count > 0))
            _lines.AddRange(TypeLines.Of(type));
        foreach (var type in _manifests.Own.Enums)
            _lines.AddRange(TypeLines.Of(type));
        foreach (var root in Roots(_manifests))
            AddRoot(root);
    }

    /// <summary>
    /// Collections are recorded with their elements, and annotated types always. The rest are closed generic types,
    /// tuples and the like.
    /// </summary>
    private static IEnumerable<ManifestType> Recordable(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.List or ManifestTypeKind.Set or ManifestTypeKind.Map or ManifestTypeKind.Memory or ManifestTypeKind.Nullable =>
            type.Arguments.SelectMany(Recordable),
        ManifestTypeKind.Object or ManifestTypeKind.Union => type.Arguments.Count > 0 ? [type] : [],
        ManifestTypeKind.Tuple or ManifestTypeKind.Grid => [type],
        _ => [],
    };

    private void AddRoot(ManifestType type)
    {
        try
        {
            var schema = ManifestComposer.Compose(_manifests.All, type);
            _lines.Add(new RecordedRoot(TypeText.Name(type), RecordedRoot.Unshipped, schema.Descriptor, schema.Cases));
        }
        catch (CompositionException exception)
        {
            _warnings.Add($"{TypeText.Name(type)} is not recorded as a root. {exception.Message}");
        }
    }
}
