namespace MemFormat.Architecture.Tests.Walls;

/// <summary>Finds what uses each other in a circle (Tarjan's strongly connected components).</summary>
internal sealed class Circles
{
    private readonly Func<string, IEnumerable<string>> _uses;
    private readonly Dictionary<string, (int Index, int Low)> _seen = [];
    private readonly Stack<string> _open = new();
    private readonly List<IReadOnlyList<string>> _found = [];

    private Circles(Func<string, IEnumerable<string>> uses) => _uses = uses;

    /// <summary>The circles of two and more, largest first.</summary>
    public static IReadOnlyList<IReadOnlyList<string>> Of(IEnumerable<string> nodes, Func<string, IEnumerable<string>> uses)
    {
        var circles = new Circles(uses);
        foreach (var node in nodes.Where(node => !circles._seen.ContainsKey(node)))
            circles.Visit(node);

        return [.. circles._found.Where(circle => circle.Count > 1).OrderByDescending(circle => circle.Count)];
    }

    private void Visit(string node)
    {
        int index = _seen.Count, low = index;
        _seen[node] = (index, index);
        _open.Push(node);
        foreach (var next in _uses(node))
        {
            if (!_seen.TryGetValue(next, out var known))
            {
                Visit(next);
                low = Math.Min(low, _seen[next].Low);
            }
            else if (_open.Contains(next))
            {
                low = Math.Min(low, known.Index);
            }
        }

        _seen[node] = (index, low);
        if (low != index)
            return;

        var circle = new List<string>();
        do
        {
            circle.Add(_open.Pop());
        }
        while (circle[^1] != node);
        _found.Add(circle);
    }
}
