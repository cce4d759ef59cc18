using MemFormat.Plans.Build;

namespace MemFormat.Evolution.Tests.FinePoints;

[MemFormattable]
public partial class Ordered
{
    public Stack<int> Stack { get; set; } = [];

    public Queue<int> Queue { get; set; } = [];
}

[MemFormattable]
public partial class OrderedElsewhere
{
    public System.Collections.Immutable.ImmutableStack<long> Stack { get; set; } = [];

    public System.Collections.Immutable.ImmutableQueue<long?> Queue { get; set; } = [];
}

[MemFormattable]
public partial record Small(byte Id);

[MemFormattable]
public partial class Grown
{
    public byte Id { get; set; }

    public Room[] Rooms { get; } = [];

    public Room A { get; set; }

    public Room B { get; set; }
}

/// <summary>Takes 512 bytes.</summary>
[MemFormattable]
public partial record struct Room(Shelf A, Shelf B, Shelf C, Shelf D);

[MemFormattable]
public partial record struct Shelf(decimal A, decimal B, decimal C, decimal D, decimal E, decimal F, decimal G, decimal H);

public class FinePointTests
{
    [Fact, FinePoint("Stacks and queues")]
    public void Stacks_and_queues_come_back_in_the_same_order()
    {
        var ordered = new Ordered { Stack = new([1, 2, 3]), Queue = new([1, 2, 3]) };
        Assert.Equal([3, 2, 1], Evolve.To(ordered, new Ordered { Stack = new([1, 2, 3]), Queue = new([1, 2, 3]) }).Stack);
        var elsewhere = Evolve.To(ordered, new OrderedElsewhere { Stack = [1, 2, 3], Queue = [1, 2, 3] });
        Assert.Equal("3,2,1", string.Join(",", elsewhere.Stack));
        Assert.Equal("1,2,3", string.Join(",", elsewhere.Queue));
        Assert.Equal([3, 2, 1], Evolve.To(elsewhere, ordered).Stack);
        Assert.Equal([1, 2, 3], Evolve.To<Stack<int>, List<int>>(new([1, 2, 3]), [1, 2, 3]));
        Assert.Equal([3, 2, 1], Evolve.To<List<int>, Stack<int>>([1, 2, 3], new([1, 2, 3])));
    }

    [Fact, FinePoint("The header")]
    public void The_payloads_own_header_decides_how_it_is_read()
    {
        var small = new Small(7);
        foreach (var header in (MemFormatHeader[])[MemFormatHeader.Inline, MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64])
        {
            var options = new MemFormatOptions { Header = header };
            Assert.Equal(7, MemFormatSerializer.Deserialize<Grown>(MemFormatSerializer.Serialize(small), options)!.Id);
            foreach (var written in (MemFormatOptions[])[new(), Payload.Fingerprint, Payload.Fingerprint64])
                Assert.Equal(small, MemFormatSerializer.Deserialize<Small>(MemFormatSerializer.Serialize(small, written), options));
        }
    }

    [Fact, FinePoint("The header")]
    public void Without_a_header_the_readers_own_shape_or_the_one_it_states_is_taken()
    {
        var (small, grown) = (
            MemFormatSerializer.Serialize(new Small(7), Payload.None), MemFormatSerializer.Serialize(new Grown { Id = 7 }, Payload.None));
        Assert.Equal(new Small(7), MemFormatSerializer.Deserialize<Small>(small, Payload.None));
        var stated = Payload.None with { WriterSchema = MemFormatSchema.Of<Grown>() };
        Assert.Equal(new Small(7), MemFormatSerializer.Deserialize<Small>(grown, stated));

        // A header is not looked for.
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Small>(MemFormatSerializer.Serialize(new Small(7)), Payload.None));
    }

    [Fact, FinePoint("Streams")]
    public async Task A_stream_that_two_versions_wrote_into_holds_the_values_of_both()
    {
        using var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, [new Small(1), new Small(2)]);
        await MemFormatSerializer.WriteManyAsync(stream, [new Grown { Id = 3 }]);
        await MemFormatSerializer.WriteManyAsync(stream, [new Small(4)]);
        stream.Position = 0;
        Assert.Equal([1, 2, 3, 4], MemFormatSerializer.ReadManyAsync<Small>(stream).ToBlockingEnumerable().Select(s => (int)s.Id));
        stream.Position = 0;
        Assert.Equal([1, 2, 3, 4], MemFormatSerializer.ReadManyAsync<Grown>(stream).ToBlockingEnumerable().Select(g => (int)g.Id));
    }

    [Fact, FinePoint("Plans are cached")]
    public void A_shape_is_worked_out_once_and_once_more_after_it_was_given_up()
    {
        var plans = Codec.Of<Small>().RootSchema.Plans.Kept;
        var payload = MemFormatSerializer.Serialize(new Grown { Id = 7 });
        var first = Plan();
        Assert.Same(first, Plan());
        plans.Clear();
        Assert.NotSame(first, Plan());

        object Plan()
        {
            Assert.Equal(new Small(7), MemFormatSerializer.Deserialize<Small>(payload));
            return plans.Find(MemFormatSchema.Read(payload).Descriptor)!;
        }
    }

    [Fact, FinePoint("Memory")]
    public void Tiny_elements_of_a_class_that_has_grown_are_bounded()
    {
        Assert.Equal(500, MemFormatSerializer.Deserialize<Grown[]>(MemFormatSerializer.Serialize(Many(500)))!.Length);
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Grown[]>(MemFormatSerializer.Serialize(Many(100_000))));
        Assert.Equal(MemFormatError.LimitExceeded, error.Error);
    }

    private static Small[] Many(int count) => Enumerable.Repeat(new Small(1), count).ToArray();
}
