using System.Collections.Concurrent;
using System.Reflection;

namespace MemFormat.Integrations;

/// <summary>
/// The type that a value travels as. Messages between programs tell a reader the type that it expects, and a writer only the
/// object. So a case of a union always travels as the union, and anything else as what it is.
/// </summary>
internal static class UnionRoots
{
    private static readonly ConcurrentDictionary<Type, Type> s_known = [];

    /// <summary>The one union with the type as a case, or the type.</summary>
    public static Type Of(Type type) => s_known.GetOrAdd(type, Find);

    private static Type Find(Type type)
    {
        if (IsUnion(type))
            return type;

        var unions = BasesOf(type).Concat(type.GetInterfaces()).Where(root => IsUnion(root) && Cases(root).Any(union => union.Type == type)).ToList();
        return unions is [var only] ? only : type;
    }

    private static bool IsUnion(Type type) => Cases(type).Any();

    private static IEnumerable<MemUnionAttribute> Cases(Type type) =>
        type.GetCustomAttributes(typeof(MemUnionAttribute), inherit: false).Cast<MemUnionAttribute>();

    private static IEnumerable<Type> BasesOf(Type type)
    {
        for (var parent = type.BaseType; parent is not null; parent = parent.BaseType)
            yield return parent;
    }
}
