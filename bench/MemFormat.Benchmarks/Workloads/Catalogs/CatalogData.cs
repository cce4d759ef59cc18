using ApiCatalog.Model;
using ApiCatalog.Scanning;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>The public API of the runtime that this program runs on, as the sample scans it.</summary>
internal static class CatalogData
{
    private static readonly Lazy<Catalog> Scanned = new(() => CatalogScanner.Scan(RuntimeFolder.Files(), static _ => { }));

    public static Catalog Runtime => Scanned.Value;

    public static int CountTypes(Catalog catalog) => catalog.Assemblies.Sum(a => a.Types.Count);
}
