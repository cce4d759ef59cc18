using System.Collections;
using System.Reflection;

namespace MemFormat.Generator.Tests;

/// <summary>Visits every object that can be reached from one.</summary>
internal static class ObjectGraph
{
    public static void Visit(object? root, Action<object> visit)
    {
        var seen = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var pending = new Stack<object?>([root]);
        while (pending.TryPop(out var next))
        {
            if (next is null || next.GetType().IsPrimitive || next is string or Type || !next.GetType().IsValueType && !seen.Add(next))
                continue;
            visit(next);
            if (next is IEnumerable items and (Array or IList))
            {
                foreach (var item in items)
                    pending.Push(item);
                continue;
            }

            for (var type = next.GetType(); type is not null; type = type.BaseType)
            {
                foreach (var field in type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic
                    | BindingFlags.DeclaredOnly))
                {
                    pending.Push(field.GetValue(next));
                }
            }
        }
    }
}
