using Corpus;

namespace MemFormat.Tests;

/// <summary>Values in values end at a limit, on both sides, before the stack does.</summary>
public class DepthTests
{
    private const int Default = 64;

    [Fact]
    public void As_deep_as_allowed()
    {
        var read = MemFormatSerializer.Deserialize<Link>(MemFormatSerializer.Serialize(Link.Chain(Default)))!;
        Assert.Equal("n1", read.Name);
    }

    [Fact]
    public void The_message_names_the_type_and_the_cure()
    {
        var lower = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 3 } };
        var payload = MemFormatSerializer.Serialize(Link.Chain(10));
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Link>(payload, lower));
        Assert.StartsWith("The limit MaxDepth is exceeded. For circular references, set PreserveReferences on their type; else raise the limit. (Link.Next.Next", exception.Message, StringComparison.Ordinal);
        exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(Link.Chain(10), lower));
        Assert.Contains("set PreserveReferences", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Writing_deeper_fails() => AssertLimit(() => MemFormatSerializer.Serialize(Link.Chain(Default + 1)));

    [Theory]
    [InlineData(1)]
    [InlineData(15)]
    [InlineData(16)]
    [InlineData(17)]
    [InlineData(63)]
    public void A_lower_limit_holds_when_reading(int limit)
    {
        var options = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = limit } };
        Assert.NotNull(MemFormatSerializer.Deserialize<Link>(MemFormatSerializer.Serialize(Link.Chain(limit)), options));
        AssertLimit(() => MemFormatSerializer.Deserialize<Link>(MemFormatSerializer.Serialize(Link.Chain(limit + 1)), options));
        AssertLimit(() => MemFormatSerializer.Serialize(Link.Chain(limit + 1), options));
    }

    [Fact]
    public void A_raised_limit_holds_until_the_stack_ends()
    {
        var options = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 1_000_000 } };
        Assert.NotNull(MemFormatSerializer.Deserialize<Link>(MemFormatSerializer.Serialize(Link.Chain(500), options), options));
        AssertLimit(() => MemFormatSerializer.Serialize(Link.Chain(900_000), options));
    }

    /// <summary>A chain that nobody could write: each link holds a name and the next link.</summary>
    [Fact]
    public void A_forged_chain_fails_before_the_stack_does()
    {
        var options = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 1_000_000 } };
        var two = MemFormatSerializer.Serialize(new Link { Next = new Link() }, Headers.None);
        var one = MemFormatSerializer.Serialize(new Link(), Headers.None);
        var outer = two.AsSpan(0, two.Length - one.Length).ToArray();
        byte[] payload = [.. Enumerable.Repeat(outer, 900_000).SelectMany(b => b), .. one];
        AssertLimit(() => MemFormatSerializer.Deserialize<Link>(payload, options with { Header = MemFormatHeader.None }));
        AssertLimit(() => MemFormatSerializer.Deserialize<Link>(payload, Headers.None));
    }

    [Fact]
    public void Cycles_reach_the_limit_of_depth()
    {
        var link = new Link { Name = "loop" };
        link.Next = link;
        AssertLimit(() => MemFormatSerializer.Serialize(link));
        var tree = new Tree();
        tree.Children.Add(tree);
        AssertLimit(() => MemFormatSerializer.Serialize(tree));
    }

    [Fact]
    public void Depth_is_not_length()
    {
        var tree = new Tree { Children = [.. Enumerable.Range(0, 10_000).Select(i => new Tree { Value = i })] };
        Assert.Equal(10_000, MemFormatSerializer.Deserialize<Tree>(MemFormatSerializer.Serialize(tree))!.Children.Count);
    }

    private static void AssertLimit(Action action) =>
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(action).Error);
}
