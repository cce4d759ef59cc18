using Corpus.Neighbours;
using Corpus;
using Neighbour;

namespace MemFormat.Tests;

/// <summary>Reading payloads of other shapes into values that are there.</summary>
public partial class PopulateShapeTests
{
    [Fact]
    public void Missing_members_keep_their_values()
    {
        var target =
            new Later
            {
                Id = 1, Extra = "kept", Part = new LaterPart { A = 1, B = 2 }, Parts = [new LaterPart { B = 5 }], Numbers = [9, 9],
                Untouched = [1, 2]
            };
        var (part, element, numbers, untouched) = (target.Part, target.Parts[0], target.Numbers, target.Untouched);
        foreach (var header in new[] { Headers.Inline, Headers.None with { WriterSchema = MemFormatSchema.Of<Earlier>() } })
        {
            var written =
                new Earlier
                {
                    Id = 7, Part = new EarlierPart { A = 8 }, Parts = [new EarlierPart { A = 3 }, new EarlierPart { A = 4 }],
                    Numbers = [1, 2, 3], Gone = "x"
                };
            var payload = MemFormatSerializer.Serialize(written, header);
            for (var i = 0; i < 2; i++)
                MemFormatSerializer.Populate(payload, ref target, header);
            Assert.Equal((7L, "kept", 8, 2), (target.Id, target.Extra, target.Part.A, target.Part.B));
            Assert.Equal([(3, 5), (4, 0)], target.Parts.Select(p => (p.A, p.B)));
            Assert.Equal([1L, 2, 3], target.Numbers);
            Assert.Same(part, target.Part);
            Assert.Same(element, target.Parts[0]);
            Assert.Same(numbers, target.Numbers);
            Assert.Same(untouched, target.Untouched);
        }
    }

    [Fact]
    public void A_report_tells_what_differed()
    {
        var (read, populated) = (new MemFormatReadReport(), new MemFormatReadReport());
        var payload = MemFormatSerializer.Serialize(new Earlier());
        MemFormatSerializer.Deserialize<Later>(payload, new MemFormatOptions { Report = read });
        var target = new Later();
        MemFormatSerializer.Populate(payload, ref target, new MemFormatOptions { Report = populated });
        Assert.NotEmpty(read.Differences);
        Assert.Equal(read.Differences.Select(d => d.ToString()), populated.Differences.Select(d => d.ToString()));
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(target), ref target, new MemFormatOptions { Report = populated });
        Assert.Empty(populated.Differences);
    }

    [Fact]
    public void Errors_of_the_shapes_are_those_of_reading()
    {
        var target = new Later();
        var payload = MemFormatSerializer.Serialize(new Order());
        Assert.Equal(
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Foreign>(payload)).Message,
            Assert.Throws<MemFormatException>(() =>
            {
                var foreign = new Foreign();
                MemFormatSerializer.Populate(payload, ref foreign);
            }).Message);
        Assert.NotNull(target);
    }

    [Fact]
    public void Every_truncation_of_another_shape_is_refused()
    {
        var payload =
            MemFormatSerializer.Serialize(
                new Earlier { Id = 7, Part = new EarlierPart { A = 8 }, Parts = [new EarlierPart { A = 3 }], Numbers = [1, 2, 3], Gone = "x" });
        for (var length = 0; length < payload.Length; length++)
        {
            Assert.Throws<MemFormatException>(() =>
            {
                var target = new Later { Parts = [new LaterPart()], Numbers = [1] };
                MemFormatSerializer.Populate(payload.AsSpan(0, length), ref target);
            });
        }
    }

    [Fact]
    public void Members_of_a_base_class_of_another_assembly_are_read_in_place()
    {
        var dog = new Dog { Name = "Rex", Tags = { "a" }, Parent = new Animal { Age = 9 }, Friends = [new Animal()] };
        var (tags, parent, friend) = (dog.Tags, dog.Parent, dog.Friends[0]);
        var next =
            new Dog
            {
                Name = "Max", Tags = { "b", "c" }, Parent = new Animal { Name = "Old" }, Friends = [new Animal { Name = "Cat" }, null],
                Chip = 3
            };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(next), ref dog);
        Assert.Null(Same.Difference(next, dog));
        Assert.Same(tags, dog.Tags);
        Assert.Same(parent, dog.Parent);
        Assert.Same(friend, dog.Friends[0]);
    }

    [Fact]
    public void Collections_without_a_setter_keep_their_objects()
    {
        var filled = new Filled { Items = { new LaterPart { A = 1 } } };
        var (items, item) = (filled.Items, filled.Items[0]);
        MemFormatSerializer.Populate(
            MemFormatSerializer.Serialize(new Filled { Items = { new LaterPart { A = 2 }, new LaterPart { A = 3 } } }), ref filled);
        Assert.Same(items, filled.Items);
        Assert.Same(item, filled.Items[0]);
        Assert.Equal([2, 3], filled.Items.Select(i => i.A));
    }

    [Fact]
    public void Members_of_a_type_parameter_are_read_in_place()
    {
        var held = new Held<Later> { Value = new Later { Id = 1 } };
        var before = held.Value;
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Held<Later> { Value = new Later { Id = 2 } }), ref held);
        Assert.Same(before, held.Value);
        Assert.Equal(2, before.Id);
        var number = new Held<int> { Value = 3 };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Held<int> { Value = 4 }), ref number);
        Assert.Equal(4, number.Value);
    }

    [MemFormattable]
    internal sealed partial class Held<T>
    {
        public T? Value { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Earlier
    {
        public int Id { get; set; }

        public EarlierPart Part { get; set; } = new();

        public List<EarlierPart> Parts { get; set; } = [];

        public List<int> Numbers { get; set; } = [];

        public string Gone { get; set; } = "";
    }

    [MemFormattable]
    internal sealed partial class EarlierPart
    {
        public int A { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Later
    {
        public long Id { get; set; }

        public string Extra { get; set; } = "";

        public LaterPart Part { get; set; } = new();

        public List<LaterPart> Parts { get; set; } = [];

        public List<long> Numbers { get; set; } = [];

        public List<int> Untouched { get; set; } = [];
    }

    [MemFormattable]
    internal sealed partial class LaterPart
    {
        public int A { get; set; }

        public int B { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Foreign
    {
        public int Nothing { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Filled
    {
        public List<LaterPart> Items { get; } = [];
    }
}
