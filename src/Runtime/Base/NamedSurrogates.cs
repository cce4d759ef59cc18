using System.Reflection;

namespace MemFormat.Base;

/// <summary>The surrogates that assemblies name for types of others.</summary>
internal static class NamedSurrogates
{
    /// <summary>The surrogate of a type, perhaps an open one; null if there is none, or if two assemblies do not agree.</summary>
    // Asked once per type that has nothing else. Nothing is kept, so that assemblies can unload.
    internal static Type? Of(Type type)
    {
        var open = type.IsConstructedGenericType ? type.GetGenericTypeDefinition() : type;
        Type? found = null;
        foreach (var assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            foreach (var named in assembly.GetCustomAttributes<MemSurrogateAttribute>())
            {
                if (named.Type != type && named.Type != open)
                    continue;
                if (found is not null && found != named.Surrogate)
                    return null;
                found = named.Surrogate;
            }
        }

        return found;
    }
}
