namespace MemFormat.Tests.References;

/// <summary>Objects come back as the same ones where they were the same ones.</summary>
public class ReferenceTests
{
    [Fact]
    public void Shared_objects_are_shared_again()
    {
        var node = new Node { Value = 5 };
        var read = Copy(new Two { First = node, Second = node });
        Assert.Same(read.First, read.Second);
        Assert.Equal(5, read.First!.Value);
    }

    [Fact]
    public void Equal_objects_that_are_two_stay_two()
    {
        var read = Copy(new Two { First = new Node(), Second = new Node() });
        Assert.NotSame(read.First, read.Second);
    }

    [Fact]
    public void An_object_may_refer_to_itself()
    {
        var node = new Node { Value = 1 };
        node.Next = node;
        var read = Copy(node);
        Assert.Same(read, read.Next);
        Assert.Equal("00" + "01" + "01000000" + "01", Hex(node));
    }

    /// <summary>No depth, no recursion, and time that grows with the length only.</summary>
    [Fact]
    public void A_chain_may_be_of_any_length()
    {
        const int Length = 100_000;
        var payload = MemFormatSerializer.Serialize(Node.Chain(Length));
        Assert.InRange(payload.Length, Length * 6, Length * 6 + 40);
        AssertChain(Length, MemFormatSerializer.Deserialize<Node>(payload), n => n.Next, n => n.Value);
        AssertChain(Length, MemFormatSerializer.Deserialize<LaterNode>(payload), n => n.Next, n => (int)n.Value);
    }

    [Fact]
    public void A_long_chain_in_a_member_that_is_not_known_is_stepped_over()
    {
        var chain = Node.Chain(100_000);
        var last = chain;
        while (last.Next is not null)
            last = last.Next;
        var read = MemFormatSerializer.Deserialize<OnlySecond>(MemFormatSerializer.Serialize(new Two { First = chain, Second = last }))!;
        Assert.Equal(99_999, read.Second!.Value);
        Assert.Null(read.Second.Next);
    }

    [Fact]
    public void Serializing_meanwhile_does_no_harm()
    {
        var nosy = new Nosy();
        nosy.Self = nosy;
        var read = Copy(nosy);
        Assert.Same(read, read.Self);
        Assert.Equal(2, read.Length);
    }

    /// <summary>What a write leaves behind is nothing to the next one.</summary>
    [Fact]
    public void An_error_while_writing_does_not_disturb_the_next_write()
    {
        var expected = MemFormatSerializer.Serialize(Node.Chain(3));
        Assert.Equal(MemFormatError.UnsupportedType,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new Base { Other = new Derived() })).Error);
        Assert.Equal(expected, MemFormatSerializer.Serialize(Node.Chain(3)));
    }

    [Fact]
    public void Lists_of_objects_are_roots_too()
    {
        var node = new Node { Value = 7 };
        var read =
            MemFormatSerializer.Deserialize<List<Node?>>(MemFormatSerializer.Serialize<List<Node?>>([node, null, node, new Node { Next = node }]))!;
        Assert.Same(read[0], read[2]);
        Assert.Same(read[0], read[3]!.Next);
        Assert.Null(read[1]);
    }

    [Fact]
    public void The_bytes_behind_the_last_body_are_not_the_payloads()
    {
        byte[] payload = [.. MemFormatSerializer.Serialize(Node.Chain(3)), 1, 2, 3];
        Assert.Equal(2, MemFormatSerializer.Deserialize<Node>(payload, out var bytesRead)!.Next!.Next!.Value);
        Assert.Equal(payload.Length - 3, bytesRead);
    }

    [Fact]
    public void The_schema_says_so() =>
        Assert.Equal("root: shared Node\nNode Next: shared Node Present\nNode Value: Int32 Fixed", MemFormatSchema.Of<Node>().ToString());

    private static void AssertChain<T>(int length, T? node, Func<T, T?> next, Func<T, int> value)
        where T : class
    {
        for (var i = 0; i < length; i++, node = next(node!))
            Assert.Equal(i, value(node!));
        Assert.Null(node);
    }

    private static T Copy<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;

    private static string Hex<T>(T value) =>
        Convert.ToHexStringLower(MemFormatSerializer.Serialize(value, new MemFormatOptions { Header = MemFormatHeader.None }));
}
