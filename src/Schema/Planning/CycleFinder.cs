using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Planning;

/// <summary>Finds the types that can contain themselves: the strongly connected components with a cycle (Tarjan, without recursion).</summary>
internal sealed class CycleFinder(SchemaGraph graph)
{
    private sealed class Node
    {
        public int Index, Low;
        public bool OnStack;
    }

    private readonly Dictionary<string, Node> _nodes = [];
    private readonly Stack<TypeShape> _stack = new();

    public void MarkRecursive(HashSet<string> recursive)
    {
        foreach (var shape in graph.Shapes)
        {
            if (!_nodes.ContainsKey(shape.FullName))
                Visit(shape, recursive);
        }
    }

    private void Visit(TypeShape root, HashSet<string> recursive)
    {
        var pending = new Stack<(TypeShape Shape, IEnumerator<TypeShape> Neighbours)>();
        pending.Push(Open(root));
        while (pending.Count > 0)
        {
            var (shape, rest) = pending.Peek();
            var node = _nodes[shape.FullName];
            if (rest.MoveNext())
            {
                var next = rest.Current;
                if (!_nodes.TryGetValue(next.FullName, out var seen))
                    pending.Push(Open(next));
                else if (seen.OnStack)
                    node.Low = System.Math.Min(node.Low, seen.Index);
                if (next.FullName == shape.FullName)
                    recursive.Add(shape.FullName);
                continue;
            }

            pending.Pop();
            if (pending.Count > 0)
            {
                var parent = _nodes[pending.Peek().Shape.FullName];
                parent.Low = System.Math.Min(parent.Low, node.Low);
            }

            if (node.Low == node.Index)
                Close(shape, recursive);
        }
    }

    private (TypeShape, IEnumerator<TypeShape>) Open(TypeShape shape)
    {
        _nodes[shape.FullName] = new Node { Index = _nodes.Count, Low = _nodes.Count, OnStack = true };
        _stack.Push(shape);
        return (shape, graph.Neighbours(shape).ToList().GetEnumerator());
    }

    private void Close(TypeShape head, HashSet<string> recursive)
    {
        var component = new List<TypeShape>();
        TypeShape member;
        do
        {
            member = _stack.Pop();
            _nodes[member.FullName].OnStack = false;
            component.Add(member);
        }
        while (member.FullName != head.FullName);

        if (component.Count > 1)
        {
            foreach (var shape in component)
                recursive.Add(shape.FullName);
        }
    }
}
