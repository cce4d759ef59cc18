namespace MemFormat.Tests.References;

/// <summary>What types of another version make of objects that keep their identity.</summary>
public class ReferenceChangeTests
{
    [Fact]
    public void Identity_survives_other_members()
    {
        var first = new Node { Value = 1 };
        first.Next = new Node { Value = 2, Next = first };
        var later = As<LaterNode>(first);
        Assert.Same(later, later.Next!.Next);
        Assert.Equal("none", later.Name);

        later.Previous = later.Next;
        later.Next.Previous = new LaterNode { Value = 9, Previous = later };
        var node = As<Node>(later);
        Assert.Same(node, node.Next!.Next);
        Assert.Equal(2, node.Next.Value);
    }

    /// <summary>The object occurs first in a member that the reader does not know, and then in one that it knows.</summary>
    [Fact]
    public void First_occurrences_may_be_skipped()
    {
        var shared = new Node { Value = 1, Next = new Node { Value = 2 } };
        var read = As<OnlySecond>(new Two { First = new Node { Next = shared }, Second = shared.Next });
        Assert.Equal(2, read.Second!.Value);
        read = As<OnlySecond>(new Two { First = shared, Second = shared });
        Assert.Equal((1, 2), (read.Second!.Value, read.Second.Next!.Value));
    }

    /// <summary>When the object is asked for, its body is past, and so are those of objects that occur in it first.</summary>
    [Fact]
    public void Bodies_that_were_skipped_are_read_when_they_are_asked_for()
    {
        var (a, b, c) = (new LaterNode { Value = 1 }, new LaterNode { Value = 2 }, new LaterNode { Value = 3 });
        (a.Next, b.Next, c.Next) = (b, c, a);
        var root =
            new LaterNode { Previous = a, Next = new LaterNode { Next = new LaterNode { Value = 4, Next = new LaterNode { Value = 5, Next = b } } } };
        var read = As<Node>(root).Next!.Next!;
        Assert.Equal([4, 5, 2, 3, 1, 2], Values(read, 6));
        Assert.Same(read.Next!.Next, read.Next.Next!.Next!.Next!.Next);
    }

    [Fact]
    public void Without_identity_each_occurrence_is_an_object_of_its_own()
    {
        var node = new Node { Value = 1, Next = new Node { Value = 2 } };
        var list = As<List<PlainNode>, List<Node>>([node, node, node.Next]);
        Assert.Equal([1, 1, 2], list.Select(n => n.Value));
        Assert.Equal([2, 2], list.Take(2).Select(n => n.Next!.Value));
        Assert.NotSame(list[0], list[1]);
        Assert.NotSame(list[0].Next, list[1].Next);
        Assert.Equal([1, 1, 2], As<List<NodeValue>, List<Node>>([node, node, node.Next]).Select(n => n.Value));
        Assert.Equal(1, As<NodeValue>(node).Value);
    }

    [Fact]
    public void With_and_without_identity_in_one_payload()
    {
        var node = new Node { Value = 1 };
        node.Next = new Node { Value = 2, Next = new Node { Value = 3 } };
        var read = As<HalfPlain>(new Two { First = node, Second = node.Next });
        Assert.Equal((1, 2, 3), (read.First!.Value, read.First.Next!.Value, read.First.Next.Next!.Value));
        Assert.Equal((2, 3), (read.Second!.Value, read.Second.Next!.Value));
    }

    /// <summary>As when the reader's own types write it.</summary>
    [Fact]
    public void Rings_end_at_the_limit_without_identity()
    {
        var node = new Node();
        node.Next = node;
        var error = Assert.Throws<MemFormatException>(() => As<PlainNode>(node));
        Assert.Equal(MemFormatError.LimitExceeded, error.Error);
        var plain = new PlainNode();
        plain.Next = plain;
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(plain)).Error);
    }

    [Fact]
    public void Objects_written_without_identity_are_objects_of_their_own()
    {
        var plain = new PlainNode { Value = 1, Next = new PlainNode { Value = 2 } };
        var list = As<List<Node>, List<PlainNode>>([plain, plain]);
        Assert.Equal([1, 1], list.Select(n => n.Value));
        Assert.Equal([2, 2], list.Select(n => n.Next!.Value));
        Assert.NotSame(list[0], list[1]);
    }

    [Fact]
    public void One_object_cannot_be_two_types()
    {
        var node = new Node();
        var error = Assert.Throws<MemFormatException>(() => As<Divided>(new Two { First = node, Second = node }));
        Assert.Equal(MemFormatError.SchemaMismatch, error.Error);
        var read = As<Divided>(new Two { First = new Node { Value = 1 }, Second = new Node { Value = 2 } });
        Assert.Equal((1, 2), (read.First!.Value, read.Second!.Value));
    }

    [Fact]
    public void A_single_object_becomes_a_list_of_one()
    {
        var read = As<Listed>(new Two { First = new Node { Value = 1 } });
        Assert.Equal(1, Assert.Single(read.First!).Value);
        Assert.Null(read.Second);
    }

    private static IEnumerable<int> Values(Node node, int count)
    {
        for (; count > 0; count--, node = node.Next!)
            yield return node.Value;
    }

    private static T As<T>(object value) => value switch
    {
        Node node => Read<T>(MemFormatSerializer.Serialize(node)),
        LaterNode node => Read<T>(MemFormatSerializer.Serialize(node)),
        Two two => Read<T>(MemFormatSerializer.Serialize(two)),
        _ => throw new ArgumentException(null, nameof(value)),
    };

    private static T As<T, TFrom>(TFrom value) => Read<T>(MemFormatSerializer.Serialize(value));

    private static T Read<T>(byte[] payload) => MemFormatSerializer.Deserialize<T>(payload)!;
}

/// <summary>Lists in the place of single objects.</summary>
[MemFormattable]
public partial class Listed
{
    [MemMember(1)]
    public List<Node>? First { get; set; }

    [MemMember(2)]
    public Node[]? Second { get; set; }
}
