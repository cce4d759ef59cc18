using ApiCatalog.Model;
using static MemFormat.Benchmarks.Workloads.Catalogs.TextFloor;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>The same graph from ready values: types and their members.</summary>
internal static class ApiTypeFloor
{
    public static List<ApiType> Copy(List<ApiType> source)
    {
        var list = new List<ApiType>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static ApiType Copy(ApiType source) => new()
    {
        Name = Text(source.Name),
        Namespace = Text(source.Namespace),
        DeclaringType = TextOrNull(source.DeclaringType),
        Kind = source.Kind,
        Modifiers = source.Modifiers,
        BaseType = TextOrNull(source.BaseType),
        Interfaces = Texts(source.Interfaces),
        GenericParameters = ApiMethodFloor.Copy(source.GenericParameters),
        Fields = Copy(source.Fields),
        Methods = ApiMethodFloor.Copy(source.Methods),
        Properties = Copy(source.Properties),
        Events = Copy(source.Events),
        Layout = source.Layout,
        Obsolete = TextOrNull(source.Obsolete),
    };

    private static List<ApiField> Copy(List<ApiField> source)
    {
        var list = new List<ApiField>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static ApiField Copy(ApiField source) => new()
    {
        Name = Text(source.Name),
        Type = Text(source.Type),
        Modifiers = source.Modifiers,
        EnumValue = source.EnumValue,
        Constant = TextOrNull(source.Constant),
        Obsolete = TextOrNull(source.Obsolete),
    };

    private static List<ApiProperty> Copy(List<ApiProperty> source)
    {
        var list = new List<ApiProperty>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static ApiProperty Copy(ApiProperty source) => new()
    {
        Name = Text(source.Name),
        Type = Text(source.Type),
        Getter = source.Getter,
        Setter = source.Setter,
        Index = source.Index is { } index ? Texts(index) : null,
    };

    private static List<ApiEvent> Copy(List<ApiEvent> source)
    {
        var list = new List<ApiEvent>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static ApiEvent Copy(ApiEvent source) => new(Text(source.Name), Text(source.Type), source.Modifiers);
}
