using ApiCatalog.Model;

namespace ApiCatalog.Scanning;

/// <summary>Reads the public API of many assemblies into one catalog, without loading them.</summary>
internal static class CatalogScanner
{
    /// <summary>Scans the files one after another.</summary>
    /// <param name="files">Paths of the assemblies.</param>
    /// <param name="scanned">Called after each file.</param>
    public static Catalog Scan(IReadOnlyList<string> files, Action<string> scanned)
    {
        var start = DateTime.UtcNow;
        var assemblies = new List<ApiAssembly>(files.Count);
        var native = new List<string>();
        foreach (var file in files)
        {
            var assembly = AssemblyScanner.Scan(file);
            if (assembly is not null)
                assemblies.Add(assembly);
            else
                native.Add(Path.GetFileName(file));

            scanned(file);
        }

        return new Catalog
        {
            RuntimeVersion = Environment.Version.ToString(),
            ScannedAt = start,
            ScanTime = DateTime.UtcNow - start,
            Assemblies = assemblies,
            Namespaces = CountNamespaces(assemblies),
            FilesWithoutMetadata = native,
        };
    }

    private static Dictionary<string, NamespaceCounts> CountNamespaces(List<ApiAssembly> assemblies) =>
        assemblies
            .SelectMany(assembly => assembly.Types)
            .GroupBy(type => type.Namespace)
            .ToDictionary(
                group => group.Key,
                group => new NamespaceCounts(group.Count(), group.Sum(type => type.Methods.Count)));
}
