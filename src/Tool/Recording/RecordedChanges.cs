using MemFormat.Schema.Evolution;
using MemFormat.Schema.Recorded;

namespace MemFormat.Tool.Recording;

/// <summary>The changes since the shipped lines that break a promise: those that the analyzers report.</summary>
internal static class RecordedChanges
{
    public static IReadOnlyList<SchemaChange> Since(RecordedFiles files, AssemblyManifest present, Compatibility promise)
    {
        var types = present.Types.GroupBy(t => RecordedText.Name(t.Name)).ToDictionary(g => g.Key, g => g.First(), StringComparer.Ordinal);
        var finder = new ChangeFinder(
            new ShippedTypes(files.Shipped, files.ReadableUnshipped()), promise, types.ContainsKey, types.GetValueOrDefault);
        return [.. present.Types.SelectMany(finder.Find), .. present.Enums.SelectMany(finder.Find), .. finder.Gone()];
    }
}
