using ApiCatalog.Model;
using ApiCatalog.Scanning;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>The public API of the runtime that this program runs on, as the sample scans it.</summary>
internal static class CatalogData
{
    private static readonly Lazy<Catalog> s_scanned = new(() => CatalogScanner.Scan(RuntimeFolder.Files(), static _ => { }));

    public static Catalog Runtime => s_scanned.Value;
}
