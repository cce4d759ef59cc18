using System.Collections.Frozen;
using System.Collections.Immutable;

namespace MemFormat.Tests.Collections;

/// <summary>Elements that keep their identity do so in collections of every kind.</summary>
public partial class ReferenceTests
{
    [Fact]
    public void Shared_elements_are_shared_in_all_collections()
    {
        var (one, two) = (new Guest { Name = "one" }, new Guest { Name = "two" });
        one.Friends.Enqueue(two);
        two.Friends.Enqueue(one);
        var party =
            new Party
            {
                Queue = new([one, two, one]), Array = [two], Set = new[] { one, two }.ToFrozenSet(),
                Map = ImmutableDictionary<string, Guest>.Empty.Add("1", one).Add("2", two)
            };
        var read = MemFormatSerializer.Deserialize<Party>(MemFormatSerializer.Serialize(party))!;
        var (first, second) = (read.Queue.Dequeue(), read.Queue.Dequeue());
        Assert.Equal(("one", "two"), (first.Name, second.Name));
        Assert.Same(first, read.Queue.Dequeue());
        Assert.Same(second, Assert.Single(read.Array));
        Assert.Same(first, read.Map["1"]);
        Assert.Same(second, read.Map["2"]);
        Assert.Contains(first, (ISet<Guest>)read.Set);
        Assert.Contains(second, (ISet<Guest>)read.Set);
        Assert.Same(second, first.Friends.Single());
        Assert.Same(first, second.Friends.Single());
    }

    [MemFormattable(PreserveReferences = true)]
    internal sealed partial class Guest
    {
        public string Name { get; set; } = "";

        public Queue<Guest> Friends { get; } = [];
    }

    [MemFormattable]
    internal sealed partial class Party
    {
        public Queue<Guest> Queue { get; set; } = [];

        public ImmutableArray<Guest> Array { get; set; } = [];

        public FrozenSet<Guest> Set { get; set; } = FrozenSet<Guest>.Empty;

        public ImmutableDictionary<string, Guest> Map { get; set; } = ImmutableDictionary<string, Guest>.Empty;
    }
}
