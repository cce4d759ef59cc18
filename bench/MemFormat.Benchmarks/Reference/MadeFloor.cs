using System.Linq.Expressions;

namespace MemFormat.Benchmarks.Reference;

/// <summary>The same as <see cref="Floor"/> for any graph, by code that is compiled while the program runs.</summary>
internal static class MadeFloor
{
    public static Func<T, T> For<T>()
    {
        var source = Expression.Parameter(typeof(T));
        return Expression.Lambda<Func<T, T>>(Copy(source), source).Compile();
    }

    private static Expression Copy(Expression source)
    {
        if (source.Type == typeof(string))
            return Call(nameof(Text), [], source);
        if (source.Type.IsArray)
            return Call(nameof(Array), [source.Type.GetElementType()!], source);
        if (source.Type.IsGenericType && !source.Type.IsValueType)
            return Call(source.Type.Name[..^2], [source.Type.GetGenericArguments()[^1]], source);
        if (!source.Type.IsDefined(typeof(MemFormattableAttribute), inherit: false))
            return source;
        var constructor = source.Type.GetConstructors()[0];
        var arguments = constructor.GetParameters().Select(parameter => Member(source, parameter.Name!)).ToArray();
        var properties = source.Type.GetProperties().Where(property => arguments.Length == 0 && property.CanWrite);
        return Expression.MemberInit(Expression.New(constructor, arguments), properties.Select(property => Expression.Bind(property, Member(source, property.Name))));
    }

    private static Expression Member(Expression source, string name) => Copy(Expression.Property(source, name));

    // With the code for an element, if the method takes such.
    private static Expression Call(string name, Type[] elements, Expression source)
    {
        var copies = elements.Select(element => Expression.Constant(typeof(MadeFloor).GetMethod(nameof(For))!.MakeGenericMethod(element).Invoke(null, null)));
        var call = Expression.Call(typeof(MadeFloor), name, elements, [source, .. copies]);
        return Expression.Condition(Expression.ReferenceEqual(source, Expression.Constant(null)), Expression.Default(source.Type), call);
    }

    private static string Text(string source) => source.Length == 0 ? "" : new(source.AsSpan());

    private static T[] Array<T>(T[] source, Func<T, T> copy) => System.Array.ConvertAll(source, item => copy(item));

    private static List<T> List<T>(List<T> source, Func<T, T> copy)
    {
        var list = new List<T>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = copy(from[i]);

        return list;
    }

    private static Dictionary<string, T> Dictionary<T>(Dictionary<string, T> source, Func<T, T> copy)
    {
        var map = new Dictionary<string, T>(source.Count);
        foreach (var (key, value) in source)
            map.Add(Text(key), copy(value));

        return map;
    }
}
