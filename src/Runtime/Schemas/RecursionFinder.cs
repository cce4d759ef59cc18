namespace MemFormat.Schemas;

/// <summary>
/// Marks the types that can contain values of themselves, so that depth is counted only where the data decides it
/// (strongly connected components, found with an explicit stack).
/// </summary>
internal sealed class RecursionFinder
{
    private readonly WriterType[] _types;
    private readonly int _first;

    // Numbers count from the first type to visit. Those that a type reaches lie between two places of one list.
    private readonly List<int> _edges = [];
    private readonly int[] _ends;

    // By type: when it was first visited, the least of those visited before that it reaches, whether it is on the path, and the next
    // place to look at.
    private readonly int[] _order, _low;
    private readonly bool[] _onPath;
    private readonly int[] _next;
    private readonly List<int> _path = [];
    private readonly List<int> _calls = [];
    private int _visited;

    private RecursionFinder(WriterType[] types, int first)
    {
        (_types, _first) = (types, first);
        var count = types.Length - first;
        (_ends, _order, _low, _next, _onPath) = (new int[count], new int[count], new int[count], new int[count], new bool[count]);
        for (var i = 0; i < count; i++)
        {
            AddReached(types[first + i], first, _edges);
            _ends[i] = _edges.Count;
        }
    }

    /// <param name="types">All types.</param>
    /// <param name="first">The first type to visit. The types before it are marked and refer to none after it.</param>
    public static void Mark(WriterType[] types, int first)
    {
        var finder = new RecursionFinder(types, first);
        for (var i = 0; i < finder._order.Length; i++)
        {
            if (finder._order[i] == 0)
                finder.Call(i);
            while (finder._calls.Count > 0)
                finder.Visit(finder._calls[^1]);
        }
    }

    /// <summary>Goes on with a type: to one that it reaches, or back.</summary>
    private void Visit(int type)
    {
        var edge = _next[type];
        if (_order[type] == 0)
        {
            _order[type] = _low[type] = ++_visited;
            _path.Add(type);
            _onPath[type] = true;
        }
        else if (_onPath[_edges[edge - 1]])
        {
            _low[type] = Math.Min(_low[type], _low[_edges[edge - 1]]);
        }

        for (; edge < _ends[type] && _order[_edges[edge]] != 0; edge++)
        {
            if (_onPath[_edges[edge]])
                _low[type] = Math.Min(_low[type], _order[_edges[edge]]);
        }

        if (edge < _ends[type])
        {
            _next[type] = edge + 1;
            Call(_edges[edge]);
            return;
        }

        _calls.RemoveAt(_calls.Count - 1);
        if (_low[type] == _order[type])
            Close(type, _edges.IndexOf(type, Start(type), _ends[type] - Start(type)) >= 0);
    }

    private int Start(int type) => type == 0 ? 0 : _ends[type - 1];

    private void Call(int type)
    {
        _next[type] = Start(type);
        _calls.Add(type);
    }

    private void Close(int type, bool reachesItself)
    {
        var isRecursive = reachesItself || _path[^1] != type;
        int member;
        do
        {
            member = _path[^1];
            _path.RemoveAt(_path.Count - 1);
            _onPath[member] = false;
            _types[_first + member].IsRecursive = isRecursive;
        }
        while (member != type);
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
