namespace MemFormat.Evolution.Tests.Nesting;

[Row("Several changes at once")]
public class NestingTests
{
    [Fact]
    public void Recursive_types_change_at_every_level()
    {
        var node = Evolve.To(Chain(10), NewChain(10));
        Assert.Equal(1, node.Next!.Next!.Next!.Next!.Next!.Next!.Next!.Next!.Next!.Id);
        Assert.Equal(2, Evolve.To(NewChain(2), new V1.Node { Id = 2, Next = new() { Id = 1 } }).Id);
        Evolve.To(
            new V1.Node { Children = [null, new() { Id = 1, Children = [new() { Id = 2 }] }] },
            new V2.Node { Children = [null, new() { Id = 1, Children = [new() { Id = 2 }] }] });
    }

    [Fact]
    public void Errors_name_the_level()
    {
        var node = new V2.Node { Children = [null, new() { Next = new() { Children = [new() { Id = 1L << 40 }] } }] };
        Evolve.Fails<V2.Node, V1.Node>(node, MemFormatError.Overflow, "Node.Children[1].Next.Children[0].Id");
    }

    [Fact]
    public void What_is_read_as_another_shape_may_be_as_deep_as_what_is_not()
    {
        var deep = new MemFormatOptions { Limits = new() { MaxDepth = 1000 } };
        for (var depth = 62; depth < 68; depth++)
        {
            var payload = MemFormatSerializer.Serialize(Chain(depth), deep);
            var same = Record.Exception(() => MemFormatSerializer.Deserialize<V1.Node>(payload));
            var changed = Record.Exception(() => MemFormatSerializer.Deserialize<V2.Node>(payload));
            Assert.Equal((same as MemFormatException)?.Error, (changed as MemFormatException)?.Error);
            Assert.Equal(depth > 64 ? MemFormatError.LimitExceeded : null, (changed as MemFormatException)?.Error);
        }

        Assert.Equal(500, MemFormatSerializer.Deserialize<V2.Node>(MemFormatSerializer.Serialize(Chain(500), deep), deep)!.Id);
    }

    [Fact]
    public void What_is_skipped_may_be_as_deep_as_what_is_read()
    {
        var deep = new MemFormatOptions { Limits = new() { MaxDepth = 1000 } };
        for (var depth = 60; depth < 68; depth++)
        {
            var gone = new V1.Gone();
            for (var i = 1; i < depth; i++)
                gone = new V1.Gone { Inner = gone };
            var payload = MemFormatSerializer.Serialize(new V1.Node { Gone = gone }, deep);
            var same = Record.Exception(() => MemFormatSerializer.Deserialize<V1.Node>(payload));
            var changed = Record.Exception(() => MemFormatSerializer.Deserialize<V2.Node>(payload));
            Assert.Equal((same as MemFormatException)?.Error, (changed as MemFormatException)?.Error);
        }
    }

    [Fact]
    public void Much_old_data_of_a_type_that_grew_is_read()
    {
        var old = new V1.Small[100_000];
        Assert.Equal(old.Length, MemFormatSerializer.Deserialize<List<V2.Small>>(MemFormatSerializer.Serialize(old))!.Count);
    }

    private static V1.Node Chain(int depth)
    {
        var node = new V1.Node { Id = 1 };
        for (var i = 2; i <= depth; i++)
            node = new V1.Node { Id = i, Next = node, Gone = new() };
        return node;
    }

    private static V2.Node NewChain(int depth)
    {
        var node = new V2.Node { Id = 1 };
        for (var i = 2; i <= depth; i++)
            node = new V2.Node { Id = i, Next = node };
        return node;
    }
}
