using MemFormat.Codecs;

namespace MemFormat.Plans.Match;

/// <summary>
/// Nodes are exact until they differ themselves or reach one that differs; so a recursive type that differs nowhere stays exact.
/// </summary>
internal sealed class ExactnessFinder
{
    private readonly Dictionary<PlanNode, List<PlanNode>> _parents = [];
    private readonly Stack<PlanNode> _different = new();

    public void AddParent(PlanNode node, PlanNode? parent)
    {
        if (parent is null)
            return;
        if (!_parents.TryGetValue(node, out var parents))
            _parents.Add(node, parents = []);
        parents.Add(parent);
    }

    public void SetDifferent(PlanNode node)
    {
        if (!node.IsExact)
            return;
        node.IsExact = false;
        _different.Push(node);
    }

    public void SetDifferentIf(PlanNode? node)
    {
        if (node is not null)
            SetDifferent(node);
    }

    public void Finish()
    {
        while (_different.TryPop(out var node))
        {
            if (!_parents.TryGetValue(node, out var parents))
                continue;
            foreach (var parent in parents)
                SetDifferent(parent);
        }
    }
}
