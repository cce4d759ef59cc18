using MemFormat.Schema.Evolution;
using MemFormat.Schema.Recorded;

namespace MemFormat.Tool.Recording;

/// <summary>The changes since the shipped lines that break a promise: those that the analyzers report.</summary>
internal static class RecordedChanges
{
    public static IReadOnlyList<SchemaChange> Since(RecordedFiles files, AssemblyManifest present, Compatibility promise)
    {
        var names = present.Types.Select(t => RecordedText.Name(t.Name)).ToHashSet(StringComparer.Ordinal);
        var finder = new ChangeFinder(new ShippedTypes(files.Shipped, files.ReadableUnshipped()), promise, names.Contains);
        return [.. present.Types.SelectMany(finder.Of), .. present.Enums.SelectMany(finder.Of), .. finder.Gone()];
    }
}
