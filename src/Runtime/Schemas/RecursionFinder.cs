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
        // Numbers count from the first type to visit. Those that a type reaches lie between two places of one list.
        var count = types.Length - first;
        var edges = new List<int>();
        var ends = new int[count];
        for (var i = 0; i < count; i++)
        {
            AddReached(types[first + i], first, edges);
            ends[i] = edges.Count;
        }

        var order = new int[count];
        var low = new int[count];
        var onPath = new bool[count];
        var path = new List<int>();
        var calls = new List<int>();
        var reached = new int[count]; // By type that is called: the next place to look at.
        var counter = 0;
        for (var i = 0; i < count; i++)
        {
            if (order[i] == 0)
                Call(i);
            while (calls.Count > 0)
            {
                var type = calls[^1];
                var edge = reached[type];
                if (order[type] == 0)
                {
                    order[type] = low[type] = ++counter;
                    path.Add(type);
                    onPath[type] = true;
                }
                else if (onPath[edges[edge - 1]])
                {
                    low[type] = Math.Min(low[type], low[edges[edge - 1]]);
                }

                while (edge < ends[type] && order[edges[edge]] != 0)
                {
                    var target = edges[edge++];
                    if (onPath[target])
                        low[type] = Math.Min(low[type], order[target]);
                }

                if (edge < ends[type])
                {
                    reached[type] = edge + 1;
                    Call(edges[edge]);
                    continue;
                }

                calls.RemoveAt(calls.Count - 1);
                if (low[type] == order[type])
                    Close(type, edges.IndexOf(type, Start(type), ends[type] - Start(type)) >= 0);
            }
        }

        int Start(int type) => type == 0 ? 0 : ends[type - 1];

        void Call(int type)
        {
            reached[type] = Start(type);
            calls.Add(type);
        }

        void Close(int type, bool reachesItself)
        {
            var isRecursive = reachesItself || path[^1] != type;
            int member;
            do
            {
                member = path[^1];
                path.RemoveAt(path.Count - 1);
                onPath[member] = false;
                types[first + member].IsRecursive = isRecursive;
            }
            while (member != type);
        }
    }

    private static void AddReached(WriterType type, int first, List<int> reached)
    {
        if (type.Base >= first)
            reached.Add(type.Base - first);
        foreach (var member in type.Members)
            AddReached(member.Slot, first, reached);
    }

    private static void AddReached(WriterSlot slot, int first, List<int> reached)
    {
        // The bodies of objects that keep their identity follow each other.
        if (slot.Kind == WireKind.Object && slot.Type >= first)
            reached.Add(slot.Type - first);
        if (slot.Key is not null)
            AddReached(slot.Key, first, reached);
        if (slot.Element is not null)
            AddReached(slot.Element, first, reached);
    }
}
