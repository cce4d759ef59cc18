using ApiCatalog.Model;
using static MemFormat.Benchmarks.Workloads.Catalogs.TextFloor;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>The same graph from ready values: the catalog and its assemblies.</summary>
internal static class CatalogFloor
{
    public static Catalog Copy(Catalog source) => new()
    {
        RuntimeVersion = Text(source.RuntimeVersion),
        ScannedAt = source.ScannedAt,
        ScanTime = source.ScanTime,
        Assemblies = Copy(source.Assemblies),
        Namespaces = Copy(source.Namespaces),
        FilesWithoutMetadata = Texts(source.FilesWithoutMetadata),
    };

    private static Dictionary<string, NamespaceCounts> Copy(Dictionary<string, NamespaceCounts> source)
    {
        var copy = new Dictionary<string, NamespaceCounts>(source.Count);
        foreach (var (name, counts) in source)
            copy.Add(Text(name), counts);

        return copy;
    }

    private static List<ApiAssembly> Copy(List<ApiAssembly> source)
    {
        var list = new List<ApiAssembly>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
        {
            to[i] = new ApiAssembly
            {
                Name = Text(from[i].Name),
                Version = from[i].Version,
                PublicKeyToken = from[i].PublicKeyToken?.AsSpan().ToArray(),
                ModuleId = from[i].ModuleId,
                FileSize = from[i].FileSize,
                Types = ApiTypeFloor.Copy(from[i].Types),
            };
        }

        return list;
    }
}
