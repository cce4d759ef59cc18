using Corpus.Neighbours;
using Corpus;
using Neighbour;

namespace MemFormat.Tests;

/// <summary>Base classes of another assembly with <c>init</c>, <c>required</c>, readonly and constructor members.</summary>
public class CreatureTests
{
    private static readonly IEnumerable<ValueSource> s_sources =
        [ValueSource.Defaults(), ValueSource.Least(), ValueSource.Greatest(), .. Enumerable.Range(0, 20).Select(ValueSource.Seeded)];

    [Fact]
    public void Derived_records_come_back()
    {
        foreach (var source in s_sources)
        {
            Returns(Lion.Make(source));
            Returns(Cub.Make(source));
            Returns(House.Make(source));
            Returns(LionEnvelope.Make(source));
            Returns(Unsettled.Make(source));
            Returns(Act.Make(source));
            Returns(Bakery.Make(source));
            Returns(new Parcel<string, int?>(
                [source.Text()], source.Int32())
            { Version = source.Int32(), Weight = source.Int32(), More = [["a"], []] });
        }
    }

    /// <summary>Members that an earlier version lacks, of both assemblies, are those of the object that was there.</summary>
    [Fact]
    public void Populate_keeps_members_of_the_base_class()
    {
        var lion = Lion.Make(ValueSource.Greatest()) with { Note = "mine", Steps = 12, Age = 30 };
        var before = lion;
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new JustName { Name = "new" }), ref lion!);
        AssertSame(before with { Name = "new" }, lion);
        Assert.Same(before.Parent, lion.Parent);

        var house = new House("s", 4, 5) { Built = new(2026, 1, 2), IsOpen = true };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new JustNumber { Number = 7 }), ref house!);
        Assert.Equal(("s", 7, 5, new DateOnly(2026, 1, 2), true), (house.Street, house.Number, house.Floors, house.Built, house.IsOpen));

        var cub = new Cub("c") { Age = 1, Born = new(2026, 1, 1), Steps = 3 };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new JustName { Name = "d" }), ref cub!);
        Assert.Equal(("d", 1, 3L, new DateOnly(2026, 1, 1)), (cub.Name, cub.Age, cub.Steps, cub.Born));

        var envelope = new LionEnvelope(before, "tag") { Version = 2, More = [before] };
        var more = envelope.More;
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new JustVersion { Version = 3 }), ref envelope!);
        Assert.Equal((3, "tag"), (envelope.Version, envelope.Tag));
        Assert.Same(more, envelope.More);
        Assert.Same(before, envelope.Body);
    }

    [Fact]
    public void Creatures_keep_their_bytes()
    {
        ValueSource[] sources = [ValueSource.Defaults(), ValueSource.Least(), ValueSource.Greatest(), ValueSource.Seeded(1)];
        GoldenFile.Check("Neighbours", sources.SelectMany((s, i) => new (string, byte[])[]
        {
            ($"Lion {i}", MemFormatSerializer.Serialize(Lion.Make(s))),
            ($"Cub {i}", MemFormatSerializer.Serialize(Cub.Make(s))),
            ($"House {i}", MemFormatSerializer.Serialize(House.Make(s))),
            ($"LionEnvelope {i}", MemFormatSerializer.Serialize(LionEnvelope.Make(s))),
            ($"Unsettled {i}", MemFormatSerializer.Serialize(Unsettled.Make(s))),
            ($"Happening {i}", MemFormatSerializer.Serialize<Happening>(new Closed(s.Guid(), s.Int32()) { At = s.DateTime() })),
        }).Where(c => c.Item2.Length < 1000));
    }

    [Fact]
    public void Members_that_only_constructors_set()
    {
        var creature = new Creature("n", 5, 2.5, 6, 7, 8);
        Assert.Equal((2.5, 7, (6, 8)), (Returns(creature).Weight, Returns(creature).Chip, Returns(creature).Reveal()));

        // A record's copy of it as a cat has these members, too.
        var cat =
            MemFormatSerializer.Deserialize<Lion>(MemFormatSerializer.Serialize(
                new NameBreed { Name = "n", Breed = "b", Age = 5, Weight = 2.5, _secret = 6, Chip = 7, Claw = new() { Value = 8 } }))!;
        Assert.Equal(("n", "b", 5, 2.5, 7, (6, 8), 9), (cat.Name, cat.Breed, cat.Age, cat.Weight, cat.Chip, cat.Reveal(), cat.Lives));
        Assert.Equal((2.5, 7, (6, 8)), (Returns(cat).Weight, Returns(cat).Chip, Returns(cat).Reveal()));
    }

    [Fact]
    public void Rings_of_objects_with_such_a_base()
    {
        var ring = new Knot { First = 5, Second = "s" };
        ring.Next = new Knot { Second = "t", Next = ring };
        var read = MemFormatSerializer.Deserialize<Knot>(MemFormatSerializer.Serialize(ring))!;
        Assert.Same(read, read.Next!.Next);
        Assert.Equal((5, "s", "t"), (read.First, read.Second, read.Next.Second));
    }

    [Fact]
    public void Cases_of_a_union_with_such_a_base()
    {
        foreach (var happening in (Happening[])[
            new Opened(Guid.NewGuid(), "b") { At = new(2026, 1, 2) }, new Closed(Guid.NewGuid(), 4) { At = new(2026, 1, 3) }])
        {
            Assert.Equal([happening, null],
                MemFormatSerializer.Deserialize<List<Happening?>>(MemFormatSerializer.Serialize<List<Happening?>>([happening, null])));
        }
    }

    [Fact]
    public void Members_that_moved_to_the_base_are_found_and_back()
    {
        var before = new LionBefore { Name = "n", Age = 5, IsLoud = true, Tags = ["t"], Steps = 1 << 20, Breed = "b" };
        var cat = MemFormatSerializer.Deserialize<Lion>(MemFormatSerializer.Serialize(before))!;
        Assert.Equal(("n", 5, true, 1 << 20, "b", 9, null), (cat.Name, cat.Age, cat.IsLoud, cat.Steps, cat.Breed, cat.Lives, cat.Note));
        Assert.Equal((1.5, 3, (2, 0), null), (cat.Weight, cat.Chip, cat.Reveal(), cat.Parent));
        Assert.Equal(["t"], cat.Tags);
        var back = MemFormatSerializer.Deserialize<LionBefore>(MemFormatSerializer.Serialize(cat))!;
        Assert.Equal(("n", 5, true, 1 << 20, "b", null), (back.Name, back.Age, back.IsLoud, back.Steps, back.Breed, back.Note));
    }

    [Fact]
    public void A_base_alone_reads_its_part()
    {
        var cat = Lion.Make(ValueSource.Seeded(3));
        var creature = MemFormatSerializer.Deserialize<Creature>(MemFormatSerializer.Serialize(cat))!;
        Assert.Equal((cat.Name, cat.Age, cat.Reveal()), (creature.Name, creature.Age, creature.Reveal()));
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Cub>(MemFormatSerializer.Serialize(cat)));
        Assert.Equal((MemFormatError.MissingMember, "Cub.Born"), (error.Error, error.Path));
        error =
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<Lion>(MemFormatSerializer.Serialize(new BreedOnly { Breed = "b", Age = 1 })));
        Assert.Equal((MemFormatError.MissingMember, "Lion.Name"), (error.Error, error.Path));
        error =
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<House>(MemFormatSerializer.Serialize(new FloorsOnly { Floors = 3, Number = 4 })));
        Assert.Equal((MemFormatError.MissingMember, "House.Street"), (error.Error, error.Path));
        error =
            Assert.Throws<MemFormatException>(() =>
                MemFormatSerializer.Deserialize<List<House>>(MemFormatSerializer.Serialize<List<FloorsOnly>>([new() { Floors = 3, Number = 4 }])));
        Assert.Equal((MemFormatError.MissingMember, "[0].Street"), (error.Error, error.Path));
    }

    [Fact]
    public void Populating_replaces_or_fills()
    {
        var unsettled = new Unsettled { First = 1, Second = "s", Fourth = 3 };
        var same = unsettled;
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Unsettled { First = 5, Second = "t", Fourth = 6 }), ref unsettled);
        Assert.Equal((5, "t", 6), (unsettled!.First, unsettled.Second, unsettled.Fourth));
        var cat = Lion.Make(ValueSource.Seeded(4));
        var other = Lion.Make(ValueSource.Seeded(5));
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(cat), ref other);
        AssertSame(cat, other);
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new LionBefore { Name = "m", Breed = "c", Age = 1 }), ref other);
        Assert.Equal(("m", "c", 1, cat.Lives), (other!.Name, other.Breed, other.Age, other.Lives));
        Assert.Same(same, unsettled);
    }

    [Fact]
    public void Other_writers_and_damaged_payloads()
    {
        var random = new Random(1);
        Check(Lion.Make, v => MemFormatSerializer.Serialize((Lion)v!), p => MemFormatSerializer.Deserialize<Lion>(p), random);
        Check(House.Make, v => MemFormatSerializer.Serialize((House)v!), p => MemFormatSerializer.Deserialize<House>(p), random);
        Check(LionEnvelope.Make, v => MemFormatSerializer.Serialize((LionEnvelope)v!), p => MemFormatSerializer.Deserialize<LionEnvelope>(p), random);
        Check(Unsettled.Make, v => MemFormatSerializer.Serialize((Unsettled)v!), p => MemFormatSerializer.Deserialize<Unsettled>(p), random);
    }

    /// <summary>Each payload is also read with its members in other places, cut off anywhere, and damaged.</summary>
    private static void Check<T>(Func<ValueSource, T> make, Func<object?, byte[]> write, Func<byte[], T?> read, Random random)
        where T : class
    {
        using var attack = new Attack(p => read(p.ToArray()), write, Memory.Resolved(typeof(T)));
        foreach (var seed in Enumerable.Range(0, 6))
        {
            var value = make(ValueSource.Seeded(seed));
            var payload = write(value);
            for (var i = 0; i < 20; i++)
            {
                var (schema, body) = VariantTests.Split(payload);
                var otherwise = SpecWriter.Payload(new SpecVariant(schema, random).Make(), new SpecReader(schema, body).Read(), random);
                AssertSame(value, read(otherwise));
                if (i == 0)
                    attack.Run(otherwise, 300, random);
            }

            attack.Run(payload, 300, random);
            for (var length = 0; length < payload.Length; length++)
                Assert.Throws<MemFormatException>(() => { read(payload[..length]); });
        }
    }

    private static T Returns<T>(T value)
    {
        var payload = MemFormatSerializer.Serialize(value);
        var read = MemFormatSerializer.Deserialize<T>(payload)!;
        AssertSame(value, read);
        Assert.Equal(payload, MemFormatSerializer.Serialize(read));
        return read;
    }

    private static void AssertSame(object? expected, object? actual) => Assert.Null(Same.Difference(expected, actual));
}

/// <summary>What <see cref="Lion"/> holds, by the same names.</summary>
[MemFormattable]
internal sealed partial class NameBreed
{
    public string Name { get; set; } = "";

    public string Breed { get; set; } = "";

    public int Age { get; set; }

    public double Weight { get; set; }

    public int _secret { get; set; }

    public int Chip { get; set; }

    public Length Claw { get; set; }
}

/// <summary>What the struct holds that has no name here.</summary>
[MemFormattable]
internal partial struct Length
{
    [MemFormerName("Length")]
    public int Value { get; set; }
}

/// <summary>No name.</summary>
[MemFormattable]
internal sealed partial class BreedOnly
{
    public string Breed { get; set; } = "";

    public int Age { get; set; }
}

/// <summary>No street.</summary>
[MemFormattable]
internal sealed partial class FloorsOnly
{
    public int Floors { get; set; }

    public int Number { get; set; }
}
