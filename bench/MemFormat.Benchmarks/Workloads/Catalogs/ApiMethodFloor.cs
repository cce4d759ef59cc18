using ApiCatalog.Model;
using static MemFormat.Benchmarks.Workloads.Catalogs.TextFloor;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>The same graph from ready values: methods, their parameters, generic parameters.</summary>
internal static class ApiMethodFloor
{
    public static List<ApiMethod> Copy(List<ApiMethod> source)
    {
        var list = new List<ApiMethod>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static ApiMethod Copy(ApiMethod source) => new()
    {
        Name = Text(source.Name),
        ReturnType = Text(source.ReturnType),
        Modifiers = source.Modifiers,
        GenericParameters = Copy(source.GenericParameters),
        Parameters = Copy(source.Parameters),
        Obsolete = TextOrNull(source.Obsolete),
    };

    public static List<GenericParameter> Copy(List<GenericParameter> source)
    {
        var list = new List<GenericParameter>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static GenericParameter Copy(GenericParameter source) => new(Text(source.Name), source.Rules, Texts(source.Constraints));

    private static List<ApiParameter> Copy(List<ApiParameter> source)
    {
        var list = new List<ApiParameter>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static ApiParameter Copy(ApiParameter source) => new(Text(source.Name), Text(source.Type), source.Modifiers, TextOrNull(source.DefaultValue));
}
