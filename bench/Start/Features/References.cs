namespace MemFormat.Benchmarks.Start;

internal static class Feature
{
    public static bool Works()
    {
        var node = new Node();
        node.Next = node;
        var read = MemFormatSerializer.Deserialize<Node>(MemFormatSerializer.Serialize(node));
        return read is not null && ReferenceEquals(read, read.Next);
    }
}

[MemFormattable(PreserveReferences = true)]
internal sealed partial class Node
{
    public Node? Next { get; set; }
}
