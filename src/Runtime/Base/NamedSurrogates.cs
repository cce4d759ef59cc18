using System.Reflection;

namespace MemFormat.Base;

/// <summary>The surrogates that assemblies name for types of others.</summary>
internal static class NamedSurrogates
{
    /// <summary>
    /// The surrogate of a type, or else the open one of its generic type; null if there is none, or if two assemblies do not agree.
    /// </summary>
    // Asked once per type that has nothing else. Nothing is kept, so that assemblies can unload.
    internal static Type? Of(Type type)
    {
        var all = AppDomain.CurrentDomain.GetAssemblies().SelectMany(a => a.GetCustomAttributes<MemSurrogateAttribute>()).ToList();
        Type?[] own = [.. Named(all, type)];
        if (own.Length == 0 && type.IsConstructedGenericType)
            own = [.. Named(all, type.GetGenericTypeDefinition())];
        return own.Length == 1 ? own[0] : null;
    }

    private static IEnumerable<Type?> Named(List<MemSurrogateAttribute> all, Type type) =>
        all.Where(named => named.Type == type).Select(named => named.Surrogate).Distinct();
}
