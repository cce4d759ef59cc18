using Corpus;
using Corpus.Neighbours;

namespace MemFormat.Aot;

/// <summary>Base classes of another assembly.</summary>
internal static class NeighbourChecks
{
    public static void Run(Score score)
    {
        for (var i = 0; i < 10; i++)
        {
            var dog = Dog.Make(ValueSource.Seeded(i));
            score.Check($"dog {i}", () =>
            {
                var payload = MemFormatSerializer.Serialize(dog);
                return MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Dog>(payload)).AsSpan().SequenceEqual(payload)
                    ? null
                    : "it changed";
            });
            score.Check($"kennel {i}", () =>
            {
                var payload = MemFormatSerializer.Serialize(Kennel.Make(ValueSource.Seeded(i)));
                return MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Kennel>(payload)).AsSpan().SequenceEqual(payload)
                    ? null
                    : "it changed";
            });
            Same(score, $"lion {i}", Lion.Make(ValueSource.Seeded(i)));
            Same(score, $"cub {i}", Cub.Make(ValueSource.Seeded(i)));
            Same(score, $"house {i}", House.Make(ValueSource.Seeded(i)));
            Same(score, $"lion envelope {i}", LionEnvelope.Make(ValueSource.Seeded(i)));
            Same(score, $"unsettled {i}", Unsettled.Make(ValueSource.Seeded(i)));
            score.Check($"lion before {i}", () =>
            {
                var lion = Lion.Make(ValueSource.Seeded(i));
                var before = MemFormatSerializer.Deserialize<LionBefore>(MemFormatSerializer.Serialize(lion))!;
                var back = MemFormatSerializer.Deserialize<Lion>(MemFormatSerializer.Serialize(before))!;
                return (back.Name, back.Age, back.Breed, back.IsLoud, back.Chip) == (lion.Name, lion.Age, lion.Breed, lion.IsLoud, 3)
                    ? null
                    : "members were lost";
            });
            score.Check($"dog before {i}", () =>
            {
                var before = MemFormatSerializer.Deserialize<DogBefore>(MemFormatSerializer.Serialize(dog))!;
                var back = MemFormatSerializer.Deserialize<Dog>(MemFormatSerializer.Serialize(before))!;
                return (back.Name, back.Age, back.Breed, back.IsLoud) == (dog.Name, dog.Age, dog.Breed, dog.IsLoud) ? null : "members were lost";
            });
        }
    }

    private static void Same<T>(Score score, string name, T value)
        where T : class => score.Check(name, () =>
    {
        var payload = MemFormatSerializer.Serialize(value);
        return MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<T>(payload)).AsSpan().SequenceEqual(payload) ? null : "it changed";
    });
}
