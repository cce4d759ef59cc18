namespace MemFormat.Tests.References;

/// <summary>
/// Random graphs, read by types that know all of the members, or some of them: what they reach is the same graph.
/// <c>MEMFORMAT_FUZZ</c> is a factor for their number, <c>MEMFORMAT_SEED</c> another seed.
/// </summary>
public class GraphTests
{
    private const int MaxNodes = 30;

    private static readonly int s_count = (int)(400 * Setting("MEMFORMAT_FUZZ", 1));
    private static readonly int s_seed = (int)Setting("MEMFORMAT_SEED", 4711);

    [Fact]
    public void All_of_a_graph_comes_back()
    {
        for (var seed = s_seed; seed < s_seed + s_count; seed++)
        {
            var graph = Make(new Random(seed), isRing: true);
            var read = MemFormatSerializer.Deserialize<Graph>(MemFormatSerializer.Serialize(graph))!;
            Assert.True(new Pairs().Match(graph.Roots, read.Roots, All, All), $"seed {seed}");
        }
    }

    [Fact]
    public void A_part_of_a_graph_comes_back()
    {
        for (var seed = s_seed; seed < s_seed + s_count; seed++)
        {
            var graph = Make(new Random(seed), isRing: true);
            var read = MemFormatSerializer.Deserialize<PartOfGraph>(MemFormatSerializer.Serialize(graph))!;
            Assert.True(new Pairs().Match(graph.Roots, read.Roots, n => [.. Known(n)], n => [n.Left, .. n.Others]), $"seed {seed}");
        }
    }

    [Fact]
    public void Without_identity_a_graph_without_rings_comes_back_as_a_tree()
    {
        for (var seed = s_seed; seed < s_seed + s_count; seed++)
        {
            var graph = Make(new Random(seed), isRing: false);
            var read = MemFormatSerializer.Deserialize<PlainPartOfGraph>(MemFormatSerializer.Serialize(graph))!;
            Assert.True(IsTree([.. graph.Roots], [.. read.Roots]), $"seed {seed}");
        }
    }

    /// <summary>Damaged graphs give an error or another graph, and never take long.</summary>
    [Fact]
    public void Damaged_graphs_do_no_harm()
    {
        for (var seed = s_seed; seed < s_seed + s_count; seed++)
        {
            var random = new Random(seed);
            var payload = MemFormatSerializer.Serialize(Make(random, isRing: true));
            var body = payload.Length - MemFormatSchema.Of<Graph>().Descriptor.Length;
            for (var i = random.Next(1, 4); i > 0; i--)
                payload[^random.Next(1, body - 1)] = (byte)random.Next(random.Next(2) == 0 ? 8 : 256);
            Try<Graph>(payload);
            Try<PartOfGraph>(payload);
            Try<PlainPartOfGraph>(payload);
        }
    }

    private static void Try<T>(byte[] payload)
    {
        try
        {
            MemFormatSerializer.Deserialize<T>(payload);
        }
        catch (MemFormatException exception)
        {
            // Bytes behind the root belong to no member.
            if (exception.Error != MemFormatError.TrailingData)
                Assert.NotNull(exception.Path);
        }
    }

    private static Graph Make(Random random, bool isRing)
    {
        var nodes = Enumerable.Range(0, random.Next(1, isRing ? MaxNodes : 7)).Select(i => new GraphNode { Number = i }).ToList();
        foreach (var node in nodes)
        {
            node.Hidden = Any(node);
            node.HiddenList = Several(node);
            node.Left = Any(node);
            node.Others = Several(node);
            if (Any(node) is { } inside)
                node.Holder = new GraphHolder { Inside = inside };
        }

        return new Graph { HiddenRoots = [.. nodes.Where(_ => random.Next(3) == 0)], Roots = [.. nodes.Where(_ => random.Next(3) == 0).Reverse()] };

        GraphNode? Any(GraphNode node)
        {
            var from = isRing ? 0 : node.Number + 1;
            return random.Next(3) == 0 || from >= nodes.Count ? null : nodes[random.Next(from, nodes.Count)];
        }

        List<GraphNode?> Several(GraphNode node) => [.. Enumerable.Range(0, random.Next(4)).Select(_ => Any(node))];
    }

    private static GraphNode?[] All(GraphNode node) => [node.Left, node.Hidden, node.Holder?.Inside, .. node.Others, .. node.HiddenList];

    private static IEnumerable<GraphNode?> Known(GraphNode node) => [node.Left, .. node.Others];

    private static bool IsTree(GraphNode?[] nodes, PlainPartOfNode?[] tree) => nodes.Length == tree.Length && nodes.Zip(tree).All(p =>
        p.First is null
            ? p.Second is null
            : p.Second is { } node && node.Number == p.First.Number && IsTree([.. Known(p.First)], [node.Left, .. node.Others]));

    private static double Setting(string name, double otherwise) =>
        double.TryParse(Environment.GetEnvironmentVariable(name), System.Globalization.CultureInfo.InvariantCulture, out var value)
            ? value
            : otherwise;

    /// <summary>Objects of two graphs that stand for each other.</summary>
    private sealed class Pairs
    {
        private readonly Dictionary<object, object> _pairs = new(ReferenceEqualityComparer.Instance);

        public bool Match<T>(IEnumerable<GraphNode?> expected, IEnumerable<T?> actual, Func<GraphNode, GraphNode?[]> of, Func<T, T?[]> ofOther)
            where T : class, INumbered
        {
            var (first, second) = (expected.ToList(), actual.ToList());
            return first.Count == second.Count && first.Zip(second).All(p => Match(p.First, p.Second, of, ofOther));
        }

        private bool Match<T>(GraphNode? expected, T? actual, Func<GraphNode, GraphNode?[]> of, Func<T, T?[]> ofOther)
            where T : class, INumbered
        {
            if (expected is null || actual is null)
                return expected is null && actual is null;
            if (_pairs.TryGetValue(expected, out var known))
                return ReferenceEquals(known, actual);
            if (expected.Number != actual.Number || !_pairs.TryAdd(actual, expected))
                return false;
            _pairs.Add(expected, actual);
            return Match(of(expected), ofOther(actual), of, ofOther);
        }
    }
}

public interface INumbered
{
    int Number { get; }
}

/// <summary>Nodes, found in two ways.</summary>
[MemFormattable]
public partial class Graph
{
    public List<GraphNode?> HiddenRoots { get; set; } = [];

    public List<GraphNode?> Roots { get; set; } = [];
}

[MemFormattable(PreserveReferences = true)]
public sealed partial class GraphNode : INumbered
{
    public int Number { get; set; }

    public GraphNode? Hidden { get; set; }

    public List<GraphNode?> HiddenList { get; set; } = [];

    public GraphNode? Left { get; set; }

    public List<GraphNode?> Others { get; set; } = [];

    public GraphHolder? Holder { get; set; }
}

/// <summary>An object without identity between two with it.</summary>
[MemFormattable]
public partial class GraphHolder
{
    public GraphNode? Inside { get; set; }
}

/// <summary>An earlier version of <see cref="Graph"/>.</summary>
[MemFormattable]
public partial class PartOfGraph
{
    public PartOfNode?[] Roots { get; set; } = [];
}

[MemFormattable(PreserveReferences = true)]
public sealed partial class PartOfNode : INumbered
{
    public int Number { get; init; }

    public PartOfNode?[] Others { get; set; } = [];

    public PartOfNode? Left { get; set; }
}

/// <summary>An earlier version still.</summary>
[MemFormattable]
public partial class PlainPartOfGraph
{
    public PlainPartOfNode?[] Roots { get; set; } = [];
}

[MemFormattable]
public sealed partial record PlainPartOfNode(long Number, PlainPartOfNode? Left, List<PlainPartOfNode?> Others);
