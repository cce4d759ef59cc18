using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections;

namespace MemFormat.Tests;

/// <summary>Compares collections whose order says nothing, since it depends on hash codes.</summary>
internal static class Unordered
{
    public static bool Is(Type type) =>
        type.Namespace == "System.Collections.Frozen"
        || type.IsGenericType && (type.GetGenericTypeDefinition() == typeof(ImmutableHashSet<>)
            || type.GetGenericTypeDefinition() == typeof(ImmutableDictionary<,>)
            || type.GetGenericTypeDefinition() == typeof(ConcurrentDictionary<,>));

    /// <summary>The value, or null for the default of an immutable array, which cannot be gone through.</summary>
    public static object? Plain(object? value) =>
        value is IStructuralEquatable && value.GetType() is { Name: "ImmutableArray`1" } type
            && type.GetProperty("IsDefault")!.GetValue(value) is true ? null : value;

    /// <summary>Says where two collections differ, or gives null.</summary>
    public static string? Difference(IEnumerable expected, IEnumerable actual, string path)
    {
        var left = actual.Cast<object?>().ToList();
        foreach (var item in expected)
        {
            var found = left.FindIndex(other => Same.Difference(item, other, path) is null);
            if (found < 0)
                return $"{path}: {item} is gone";
            left.RemoveAt(found);
        }

        return left.Count == 0 ? null : $"{path}: {left.Count} elements more";
    }
}
