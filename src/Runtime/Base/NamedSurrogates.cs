using System.Reflection;

namespace MemFormat.Base;

/// <summary>The surrogates that assemblies name for types of others.</summary>
internal static class NamedSurrogates
{
    /// <summary>
    /// The surrogate of a type, or else the open one of its generic type; null if there is none, or if two assemblies do not agree.
    /// </summary>
    internal static Type? Find(Type type)
    {
        var isNamed = false;
        var own = Find(type, ref isNamed);
        return isNamed || !type.IsConstructedGenericType ? own : Find(type.GetGenericTypeDefinition(), ref isNamed);
    }

    // Asked once per type that has nothing else. Nothing is kept, so that assemblies can unload.
    private static Type? Find(Type type, ref bool isNamed)
    {
        Type? found = null;
        foreach (var assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            foreach (var named in assembly.GetCustomAttributes<MemSurrogateAttribute>())
            {
                if (named.Type != type)
                    continue;
                if (isNamed && found != named.Surrogate)
                    return null;
                (found, isNamed) = (named.Surrogate, true);
            }
        }

        return found;
    }
}
