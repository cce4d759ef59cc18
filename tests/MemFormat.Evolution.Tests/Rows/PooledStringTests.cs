using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Text;

namespace MemFormat.Evolution.Tests.PooledStrings;

[Row("Pool strings, or write each in full")]
public class PooledStringTests
{
    /// <summary>Of each encoding, with and without a number, null and empty.</summary>
    private static readonly string[] s_texts =
        ["red", "blue", "", "a text of more than thirty-one chars", "Ünï", "漢字", "\ud800", new('x', 511), new('y', 512), "1.2.3", "7"];

    private static Plain.Order OfPlain(int depth) => new()
    {
        Name = s_texts[depth % 3],
        Note = depth % 2 == 0 ? "red" : null,
        Tags = [.. s_texts, null, .. s_texts],
        Labels = s_texts.Distinct().ToDictionary(t => t, t => t.Length > 5 ? "red" : null),
        Parts = depth == 0 ? null : ["blue", "blue"],
        Words = s_texts.ToFrozenSet(),
        Counts = Enumerable.Reverse(s_texts).ToImmutableDictionary(t => t, t => t.Length),
        Pair = depth == 1 ? null : ("red", "漢字"),
        Next = depth == 0 ? null : OfPlain(depth - 1),
        After = "red",
    };

    private static Pooled.Order OfPooled(int depth)
    {
        var plain = OfPlain(depth);
        return new()
        {
            Name = plain.Name, Note = plain.Note, Tags = plain.Tags, Labels = plain.Labels, Parts = plain.Parts, Words = plain.Words,
            Counts = plain.Counts, Pair = plain.Pair, Next = depth == 0 ? null : OfPooled(depth - 1), After = plain.After,
        };
    }

    [Fact]
    public void Plain_and_pooled_read_each_other()
    {
        Evolve.IsResolved<Plain.Order, Pooled.Order>();
        for (var depth = 0; depth < 4; depth++)
        {
            Evolve.To(OfPlain(depth), OfPooled(depth));
            Evolve.To(OfPooled(depth), OfPlain(depth));
            Evolve.To(OfPooled(depth), OfPooled(depth));
        }

        Assert.True(MemFormatSerializer.Serialize(OfPooled(3)).Length < MemFormatSerializer.Serialize(OfPlain(3)).Length * 3 / 4);
    }

    [Fact]
    public void Strings_that_are_stepped_over_are_found_when_others_refer_to_them()
    {
        var (plain, pooled) = (OfPlain(3), OfPooled(3));
        Evolve.To(pooled, Mix(plain));
        Evolve.To(plain, Mix(plain));
        Evolve.To(Mix(plain), new Pooled.Order
        {
            Note = plain.Note, Tags = plain.Tags, Labels = plain.Labels, After = "red", Next = Again(plain.Next),
        });
        Evolve.To(pooled, Few(plain));

        static Mixed.Order? Mix(Plain.Order? order) => order is null ? null : new()
        {
            Note = order.Note, Tags = order.Tags, Labels = order.Labels, Next = Mix(order.Next), After = order.After,
        };
        static Pooled.Order? Again(Plain.Order? order) => order is null ? null : new()
        {
            Note = order.Note, Tags = order.Tags, Labels = order.Labels, After = order.After, Next = Again(order.Next),
        };
        static Fewer.Order? Few(Plain.Order? order) => order is null ? null : new() { Pair = order.Pair, Next = Few(order.Next) };
    }

    [Fact]
    public void Extension_data_has_numbers_of_its_own()
    {
        var pooled = OfPooled(3);
        var kept = Evolve.To(pooled, MemFormatSerializer.Deserialize<Keeping.Order>(MemFormatSerializer.Serialize(pooled))!);
        Evolve.To(kept, pooled);
        Evolve.To(kept, OfPlain(3));

        // What it means does not depend on where it is.
        (kept.Extra, kept.Next!.Extra) = (kept.Next.Extra, kept.Extra);
        var moved = OfPooled(3);
        (moved.Name, moved.Note, moved.Parts, moved.Pair) = (pooled.Next!.Name, pooled.Next.Note, pooled.Next.Parts, pooled.Next.Pair);
        (moved.Next!.Name, moved.Next.Note, moved.Next.Parts, moved.Next.Pair) = (pooled.Name, pooled.Note, pooled.Parts, pooled.Pair);
        Evolve.To(kept, moved);
    }

    [Fact]
    public void Pooled_text_becomes_what_plain_text_becomes()
    {
        var pooled = new Pooled.Entry("7", "8", ["7", "7", "-1", "8"]);
        Evolve.To(pooled, new Converted.Entry { Text = 7, Maybe = ["8"], All = [7, 7, -1, 8] });
        Evolve.To(new Converted.Entry { Text = 7, Maybe = ["8"], All = [7, 7, -1, 8] }, pooled);
        Evolve.To(pooled, new Converted.Was { Text = 1, Maybe = 1 });
        Evolve.To(new Pooled.Entry("7", null, ["7"]), new Converted.Single { Text = ["7"], All = "7" });
        Evolve.To(new Converted.Single { Text = ["7"], All = "7" }, new Pooled.Entry("7", null, ["7"]));
        Evolve.To(new Pooled.Entry("8", null, ["7"]), new Converted.Was { Text = 1, Maybe = -1 });
        Evolve.Fails<Pooled.Entry, Converted.Entry>(new("7", "007", ["7", "007"]), MemFormatError.Overflow, "Entry.All[1]");
        var objects = Evolve.To(
            new Pooled.Entry("http://a/b", "http://a/b", ["1.2.3", "1.2.3.4"]),
            new Converted.Objects { Text = new("http://a/b"), Maybe = new("http://a/b"), All = [new("1.2.3"), new("1.2.3.4")] });
        Evolve.To(objects, new Pooled.Entry("http://a/b", "http://a/b", ["1.2.3", "1.2.3.4"]));
    }

    [Fact]
    public void Objects_that_keep_their_identity_have_numbers_in_the_order_of_their_bodies()
    {
        var node = new Node { Name = "first", Kind = "k" };
        node.Links = [new() { Name = "second", Kind = "k", Links = [node] }, new() { Name = "first", Kind = "k" }];
        node.Links[1].Links = [node.Links[0], new() { Name = "second", Kind = "first" }];
        var read = MemFormatSerializer.Clone(node)!;
        Assert.Same(read, read.Links[0].Links[0]);
        Assert.Equal(("second", "first"), (read.Links[1].Links[1].Name, read.Links[1].Links[1].Kind));

        // Read wherever they occur, as long as there is no circle.
        node.Links[0].Links = [];
        var copy = new Copy { Name = "first", Kind = "k" };
        copy.Links = [new() { Name = "second", Kind = "k" }, new() { Name = "first", Kind = "k" }];
        copy.Links[1].Links = [copy.Links[0], new() { Name = "second", Kind = "first" }];
        Evolve.To(node, copy);
        var graph = new Graph { Name = "k", First = node, Kind = "first" };
        var kept = MemFormatSerializer.Deserialize<KeptGraph>(MemFormatSerializer.Serialize(graph))!;
        Evolve.To(kept, graph);
    }
}
