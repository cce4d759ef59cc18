using MemFormat.Schema.Recorded;
using MemFormat.Tool.Recording;

namespace MemFormat.Tool.Inspecting;

/// <summary>What differs between the schemas of two assemblies, in words.</summary>
internal static class AssemblyDifferences
{
    public static IEnumerable<string> Between(FileInfo first, FileInfo second)
    {
        var (before, after) = (Roots(first), Roots(second));
        foreach (var name in before.Keys.Union(after.Keys).Order(StringComparer.Ordinal))
        {
            var isNew = !before.TryGetValue(name, out var old);
            var isGone = !after.TryGetValue(name, out var present);
            if (isNew || isGone)
            {
                yield return $"{name}: {(isNew ? "added" : "removed")}";
                continue;
            }

            foreach (var difference in MemFormatSchema.Compare(old!.Schema(), present!.Schema()))
                yield return $"{name}: {difference}";
        }
    }

    private static Dictionary<string, RecordedRoot> Roots(FileInfo file) =>
        ManifestFaults.Told(file.FullName, () => RecordedLines.Collect(LoadedManifests.Load(file.FullName, []), out _)).OfType<RecordedRoot>()
            .GroupBy(r => r.Type, StringComparer.Ordinal).ToDictionary(g => g.Key, g => g.First(), StringComparer.Ordinal);
}
