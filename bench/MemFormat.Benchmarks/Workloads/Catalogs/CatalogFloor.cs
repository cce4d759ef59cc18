using ApiCatalog.Model;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>The same graph from ready values, each string anew.</summary>
internal static class CatalogFloor
{
    public static Catalog Copy(Catalog source) => new()
    {
        RuntimeVersion = Copy(source.RuntimeVersion),
        ScannedAt = source.ScannedAt,
        ScanTime = source.ScanTime,
        Assemblies = Copy(source.Assemblies, Copy),
        Namespaces = CopyCounts(source.Namespaces),
        FilesWithoutMetadata = Copy(source.FilesWithoutMetadata, Copy),
    };

    private static ApiAssembly Copy(ApiAssembly source) => new()
    {
        Name = Copy(source.Name),
        Version = source.Version,
        PublicKeyToken = source.PublicKeyToken?.AsSpan().ToArray(),
        ModuleId = source.ModuleId,
        FileSize = source.FileSize,
        Types = Copy(source.Types, Copy),
    };

    private static ApiType Copy(ApiType source) => new()
    {
        Name = Copy(source.Name),
        Namespace = Copy(source.Namespace),
        DeclaringType = CopyOrNull(source.DeclaringType),
        Kind = source.Kind,
        Modifiers = source.Modifiers,
        BaseType = CopyOrNull(source.BaseType),
        Interfaces = Copy(source.Interfaces, Copy),
        GenericParameters = Copy(source.GenericParameters, Copy),
        Fields = Copy(source.Fields, Copy),
        Methods = Copy(source.Methods, Copy),
        Properties = Copy(source.Properties, Copy),
        Events = Copy(source.Events, Copy),
        Layout = source.Layout,
        Obsolete = CopyOrNull(source.Obsolete),
    };

    private static ApiField Copy(ApiField source) => new()
    {
        Name = Copy(source.Name),
        Type = Copy(source.Type),
        Modifiers = source.Modifiers,
        EnumValue = source.EnumValue,
        Constant = CopyOrNull(source.Constant),
        Obsolete = CopyOrNull(source.Obsolete),
    };

    private static ApiMethod Copy(ApiMethod source) => new()
    {
        Name = Copy(source.Name),
        ReturnType = Copy(source.ReturnType),
        Modifiers = source.Modifiers,
        GenericParameters = Copy(source.GenericParameters, Copy),
        Parameters = Copy(source.Parameters, Copy),
        Obsolete = CopyOrNull(source.Obsolete),
    };

    private static ApiParameter Copy(ApiParameter source) =>
        new(Copy(source.Name), Copy(source.Type), source.Modifiers, CopyOrNull(source.DefaultValue));

    private static ApiProperty Copy(ApiProperty source) => new()
    {
        Name = Copy(source.Name),
        Type = Copy(source.Type),
        Getter = source.Getter,
        Setter = source.Setter,
        Index = source.Index is { } index ? Array.ConvertAll(index, Copy) : null,
    };

    private static ApiEvent Copy(ApiEvent source) => new(Copy(source.Name), Copy(source.Type), source.Modifiers);

    private static GenericParameter Copy(GenericParameter source) =>
        new(Copy(source.Name), source.Rules, Array.ConvertAll(source.Constraints, Copy));

    private static Dictionary<string, NamespaceCounts> CopyCounts(Dictionary<string, NamespaceCounts> source)
    {
        var counts = new Dictionary<string, NamespaceCounts>(source.Count);
        foreach (var (name, count) in source)
            counts.Add(Copy(name), count);

        return counts;
    }

    private static List<T> Copy<T>(List<T> source, Func<T, T> copy)
    {
        var list = new List<T>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = copy(from[i]);

        return list;
    }

    private static string? CopyOrNull(string? source) => source is null ? null : Copy(source);

    private static string Copy(string source) => source.Length == 0 ? "" : new(source.AsSpan());
}
