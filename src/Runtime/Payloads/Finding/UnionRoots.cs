using System.Reflection;

namespace MemFormat.Payloads.Finding;

/// <summary>The type that a value of a case travels as: readers name the union, and writers may only have the object.</summary>
internal static class UnionRoots
{
    private static readonly ConditionalWeakTable<Type, Type> s_known = new();

    /// <summary>The one union with the type as a case, or the type.</summary>
    public static Type Of(Type type) => s_known.TryGetValue(type, out var known) ? known : s_known.GetValue(type, Find);

    // A union that is trimmed away is one that nothing reads or writes.
    [UnconditionalSuppressMessage("Trimming", "IL2070")]
    private static Type Find(Type type)
    {
        if (IsUnion(type))
            return type;
        var found = type;
        for (var parent = type.BaseType; parent is not null; parent = parent.BaseType)
        {
            if (HasCase(parent, type) && !TryTake(ref found, type, parent))
                return type;
        }

        foreach (var face in type.GetInterfaces())
        {
            if (HasCase(face, type) && !TryTake(ref found, type, face))
                return type;
        }

        return found;
    }

    /// <summary>A second union leaves it open which one is meant.</summary>
    private static bool TryTake(ref Type found, Type type, Type union)
    {
        if (found != type)
            return false;
        found = union;
        return true;
    }

    private static bool IsUnion(Type type) => type.IsDefined(typeof(MemUnionAttribute), inherit: false);

    private static bool HasCase(Type union, Type type)
    {
        foreach (var one in union.GetCustomAttributes<MemUnionAttribute>(inherit: false))
        {
            if (one.Type == type)
                return true;
        }

        return false;
    }
}
