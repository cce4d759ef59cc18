using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>
/// Marks the types that can contain values of themselves, so that depth is counted only where the data decides it
/// (strongly connected components, found with an explicit stack).
/// </summary>
internal static class RecursionFinder
{
    /// <param name="types">All types.</param>
    /// <param name="first">The first type to visit. The types before it are marked and refer to none after it.</param>
    public static void Mark(WriterType[] types, int first)
    {
        var edges = new int[types.Length][];
        for (var i = first; i < types.Length; i++)
            edges[i] = Array.FindAll(Reached(types[i]), t => t >= first);

        var order = new int[types.Length];
        var low = new int[types.Length];
        var onPath = new bool[types.Length];
        var path = new Stack<int>();
        var calls = new Stack<(int Type, int Edge)>();
        var counter = 0;
        for (var i = first; i < types.Length; i++)
        {
            if (order[i] == 0)
                calls.Push((i, 0));
            while (calls.TryPop(out var call))
            {
                var (type, edge) = call;
                if (edge == 0)
                {
                    order[type] = low[type] = ++counter;
                    path.Push(type);
                    onPath[type] = true;
                }
                else if (onPath[edges[type][edge - 1]])
                {
                    low[type] = Math.Min(low[type], low[edges[type][edge - 1]]);
                }

                while (edge < edges[type].Length && order[edges[type][edge]] != 0)
                {
                    var target = edges[type][edge++];
                    if (onPath[target])
                        low[type] = Math.Min(low[type], order[target]);
                }

                if (edge < edges[type].Length)
                {
                    calls.Push((type, edge + 1));
                    calls.Push((edges[type][edge], 0));
                }
                else if (low[type] == order[type])
                {
                    Close(types, edges, path, onPath, type);
                }
            }
        }
    }

    private static void Close(WriterType[] types, int[][] edges, Stack<int> path, bool[] onPath, int type)
    {
        var several = path.Peek() != type || Array.IndexOf(edges[type], type) >= 0;
        int member;
        do
        {
            member = path.Pop();
            onPath[member] = false;
            types[member].IsRecursive = several;
        }
        while (member != type);
    }

    private static int[] Reached(WriterType type)
    {
        var reached = new HashSet<int>();
        if (type.Base >= 0)
            reached.Add(type.Base);
        foreach (var member in type.Members)
            Add(member.Slot, reached);
        return reached.ToArray();
    }

    private static void Add(WriterSlot slot, HashSet<int> reached)
    {
        // The bodies of objects that keep their identity follow each other.
        if (slot.Kind == WireKind.Object)
            reached.Add(slot.Type);
        if (slot.Key is not null)
            Add(slot.Key, reached);
        if (slot.Element is not null)
            Add(slot.Element, reached);
    }
}
