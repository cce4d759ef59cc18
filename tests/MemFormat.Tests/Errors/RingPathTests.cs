using MemFormat.Base;

namespace MemFormat.Tests;

/// <summary>The path of a value that is too deep has what repeats once, with its count.</summary>
public partial class RingPathTests
{
    [Fact]
    public void Rings_say_their_members_and_how_often()
    {
        var node = new Node();
        node.Next = node;
        Is("Node(.Next ×64)", () => MemFormatSerializer.Serialize(node));

        var owner = new Owner { Pets = [new(), new()] };
        owner.Pets[1].Owner = owner;
        Is("Owner(.Pets[1].Owner ×32).Pets", () => MemFormatSerializer.Serialize(owner));

        var map = new Owner { ByName = { ["a"] = new() } };
        map.ByName["a"].Owner = map;
        Is("Owner(.ByName[0].Owner ×32).Pets", () => MemFormatSerializer.Serialize(map));
        Is("[0](.Next ×64)", () => MemFormatSerializer.Serialize(new List<Node> { node }));
        Is("Holder.Value(.Next ×64)", () => MemFormatSerializer.Serialize(new Holder { Value = node }));
    }

    [Fact]
    public void Reading_says_the_same()
    {
        var payload = MemFormatSerializer.Serialize(Chain(60));
        var options = new MemFormatOptions { Limits = new() { MaxDepth = 40 } };
        Is("Node(.Next ×40)", () => MemFormatSerializer.Deserialize<Node>(payload, options));
        Is("Wider(.Next ×40)", () => MemFormatSerializer.Deserialize<Wider>(payload, options));
        Is("Node.Next.Next", () => MemFormatSerializer.Deserialize<Node>(payload, new() { Limits = new() { MaxDepth = 2 } }));
    }

    [Theory]
    [InlineData("a b c", "abc")]
    [InlineData("a b b b b", "abbbb")]
    [InlineData("a b b b b b", "a(b ×5)")]
    [InlineData("a b c b c b c b c b c b", "a(bc ×5)b")]
    [InlineData("a b b b b b c c c c c", "a(b ×5)(c ×5)")]
    [InlineData("a b b c b b c b b c b b c b b c", "a(bbc ×5)")]
    [InlineData("", "")]
    public void Only_what_repeats_five_times(string steps, string path) => Assert.Equal(path, PathText.Join([.. steps.Split(' ')]));

    [Fact]
    public void A_long_path_loses_its_middle()
    {
        var path = PathText.Join([.. Enumerable.Range(0, 1000).Select(i => $"[{i}]")]);
        Assert.StartsWith("[0][1]", path, StringComparison.Ordinal);
        Assert.Contains("[199] ... [800]", path, StringComparison.Ordinal);
        Assert.EndsWith("[999]", path, StringComparison.Ordinal);
    }

    private static Node Chain(int length)
    {
        Node chain = new();
        for (var i = 1; i < length; i++)
            chain = new() { Next = chain, RingName = "n" };
        return chain;
    }

    private static void Is(string path, Action action)
    {
        var exception = Assert.Throws<MemFormatException>(action);
        Assert.Equal((MemFormatError.LimitExceeded, path), (exception.Error, exception.Path));
        Assert.Contains("set PreserveReferences", exception.Message, StringComparison.Ordinal);
    }

    [MemFormattable]
    public partial class Node
    {
        public Node? Next { get; set; }

        /// <summary>No other type of the tests has it: an error of writing knows the root by its header.</summary>
        public string? RingName { get; set; }
    }

    [MemFormattable]
    public partial class Wider
    {
        public Wider? Next { get; set; }

        public string? RingName { get; set; }

        public int More { get; set; }
    }

    [MemFormattable]
    public partial class Owner
    {
        public List<Pet> Pets { get; set; } = [];

        public Dictionary<string, Pet> ByName { get; set; } = [];
    }

    [MemFormattable]
    public partial class Pet
    {
        public Owner? Owner { get; set; }
    }

    [MemFormattable]
    public partial class Holder
    {
        public Node? Value { get; set; }
    }
}
