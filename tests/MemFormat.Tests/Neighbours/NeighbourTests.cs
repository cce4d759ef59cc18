using Corpus.Neighbours;
using Corpus;
using Neighbour;

namespace MemFormat.Tests;

/// <summary>Base classes and members whose codecs another assembly holds.</summary>
public class NeighbourTests
{
    private static readonly IEnumerable<Dog> s_dogs =
        [Dog.Make(ValueSource.Defaults()), Dog.Make(ValueSource.Least()), Dog.Make(ValueSource.Greatest()),
            .. Enumerable.Range(0, 20).Select(i => Dog.Make(ValueSource.Seeded(i)))];

    [Fact]
    public void Derived_classes_come_back()
    {
        foreach (var dog in s_dogs)
            AssertSame(dog, MemFormatSerializer.Deserialize<Dog>(MemFormatSerializer.Serialize(dog)));
        AssertSame(Puppy.Make(ValueSource.Greatest()),
            MemFormatSerializer.Deserialize<Puppy>(MemFormatSerializer.Serialize(Puppy.Make(ValueSource.Greatest()))));
        AssertSame(new Somebody { Value = 4 }, MemFormatSerializer.Deserialize<Somebody>(MemFormatSerializer.Serialize(new Somebody { Value = 4 })));
        AssertSame(new NobodyElse(), MemFormatSerializer.Deserialize<NobodyElse>(MemFormatSerializer.Serialize(new NobodyElse())));
        AssertSame(new Chair { Legs = 4, Label = "l" },
            MemFormatSerializer.Deserialize<Chair>(MemFormatSerializer.Serialize(new Chair { Legs = 4, Label = "l" })));
        AssertSame(
            new NumberedMore { First = 1, Third = true, Fifth = "5" },
            MemFormatSerializer.Deserialize<NumberedMore>(MemFormatSerializer.Serialize(new NumberedMore { First = 1, Third = true, Fifth = "5" })));
    }

    [Fact]
    public void Generic_base_classes_and_members()
    {
        foreach (var kennel in Enumerable.Range(0, 20).Select(i => Kennel.Make(ValueSource.Seeded(i))).Append(Kennel.Make(ValueSource.Defaults())))
        {
            var payload = MemFormatSerializer.Serialize(kennel);
            AssertSame(kennel, MemFormatSerializer.Deserialize<Kennel>(payload));
            AssertSame(kennel, MemFormatSerializer.Deserialize<Kennel>(Otherwise(payload, new Random(1))));
            var cage = MemFormatSerializer.Deserialize<Cage<Animal>>(payload)!;
            Assert.Equal((kennel.Size, kennel.Best?.Name, kennel.Inmates.Count), (cage.Size, cage.Best?.Name, cage.Inmates.Count));
        }

        var labelled =
            (LabelledCage<string, int>)new LabelledCage<string, int> { Best = ["a"], Label = 3, Inmates = { null!, new() { "b" } } }.Grow(2);
        AssertSame(labelled, MemFormatSerializer.Deserialize<LabelledCage<string, int>>(MemFormatSerializer.Serialize(labelled)));
    }

    [Fact]
    public void Members_that_moved_to_the_base_are_found()
    {
        var before = new DogBefore { Name = "n", Age = 5, IsLoud = true, Tags = ["t"], Steps = 1 << 20, Breed = "b", Chip = 8 };
        var dog = MemFormatSerializer.Deserialize<Dog>(MemFormatSerializer.Serialize(before))!;
        Assert.Equal(("n", 5, true, 1 << 20, "b", 8), (dog.Name, dog.Age, dog.IsLoud, dog.Steps, dog.Breed, dog.Chip));
        Assert.Equal(["t"], dog.Tags);
        Assert.Equal("init", dog.Gone);
    }

    [Fact]
    public void Derived_classes_are_read_as_their_earlier_version()
    {
        foreach (var dog in s_dogs)
        {
            var before = MemFormatSerializer.Deserialize<DogBefore>(MemFormatSerializer.Serialize(dog))!;
            Assert.Equal((dog.Name, dog.Age, dog.IsLoud, dog.Steps, dog.Breed, dog.Chip ?? 0),
                (before.Name, before.Age, before.IsLoud, before.Steps, before.Breed, before.Chip));
            Assert.Equal(dog.Tags, before.Tags);
        }
    }

    [Fact]
    public void A_base_alone_reads_its_part()
    {
        var dog = Dog.Make(ValueSource.Seeded(3));
        var animal = MemFormatSerializer.Deserialize<Animal>(MemFormatSerializer.Serialize(dog))!;
        Assert.Equal((dog.Name, dog.Age, dog.Reveal()), (animal.Name, animal.Age, animal.Reveal()));
        var puppy = MemFormatSerializer.Deserialize<Puppy>(MemFormatSerializer.Serialize(dog))!;
        Assert.Equal((dog.Name, dog.Breed, 2026), (puppy.Name, puppy.Breed, puppy.Born.Year));
    }

    [Fact]
    public void Payloads_of_other_writers_are_read()
    {
        for (var seed = 0; seed < 200; seed++)
        {
            foreach (var dog in s_dogs.Skip(seed % 4).Take(6))
                AssertSame(dog, MemFormatSerializer.Deserialize<Dog>(Otherwise(MemFormatSerializer.Serialize(dog), new Random(seed))));
        }
    }

    [Fact]
    public void Damaged_payloads_are_read_or_refused()
    {
        var random = new Random(1);
        using var others = new Attack(
            p => MemFormatSerializer.Deserialize<Dog>(p), v => MemFormatSerializer.Serialize((Dog)v!), Memory.Resolved(typeof(Dog)));
        foreach (var dog in s_dogs)
            others.Run(Otherwise(MemFormatSerializer.Serialize(dog), random), 400, random);
        using var dogs = new Attack(
            p => MemFormatSerializer.Deserialize<Dog>(p), v => MemFormatSerializer.Serialize((Dog)v!), Memory.Resolved(typeof(Dog)));
        foreach (var dog in s_dogs.Take(8))
            dogs.Run(MemFormatSerializer.Serialize(dog), 500, random);
        dogs.Run(MemFormatSerializer.Serialize(new DogBefore { Tags = ["a"], IsLoud = false }), 3000, random);
        using var before = new Attack(p => MemFormatSerializer.Deserialize<DogBefore>(p), v => MemFormatSerializer.Serialize((DogBefore)v!),
            Memory.Resolved(typeof(DogBefore)));
        foreach (var dog in s_dogs.Take(8))
            before.Run(MemFormatSerializer.Serialize(dog), 500, random);
    }

    private static byte[] Otherwise(byte[] payload, Random random)
    {
        var (schema, body) = VariantTests.Split(payload);
        return SpecWriter.Payload(new SpecVariant(schema, random).Make(), new SpecReader(schema, body).Read(), random);
    }

    private static void AssertSame(object? expected, object? actual) => Assert.Null(Same.Difference(expected, actual));
}
