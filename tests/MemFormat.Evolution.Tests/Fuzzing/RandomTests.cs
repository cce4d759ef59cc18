namespace MemFormat.Evolution.Tests;

[Row("Several changes at once")]
public class RandomTests
{
    /// <summary>More on demand: <c>EVOLUTION_SEEDS=500</c> and, to start elsewhere, <c>EVOLUTION_FIRST_SEED=1000</c>.</summary>
    public static TheoryData<int> Seeds => new(Enumerable.Range(Setting("EVOLUTION_FIRST_SEED", 1), Setting("EVOLUTION_SEEDS", 6)));

    [Theory, MemberData(nameof(Seeds))]
    public void Random_changes_of_random_types_old_to_new_and_new_to_old(int seed)
    {
        var code = new RandomModels(seed).Code();
        var library = Compiler.Compile("Library", code.Library);
        using var world = new World(library, Compiler.Compile("Program", code.Program, library));
        var (read, refused) = (0, 0);
        for (var i = 0; i < RandomModels.Roots; i++)
        {
            for (var round = 0; round < 4; round++)
            {
                var values = new RandomValues(seed * 1000 + i * 10 + round) { Wild = round == 0 ? 0 : 5 };
                Count(Check(world, seed, values, $"V1.R{i}", $"V2.R{i}"));
                Count(Check(world, seed, values, $"V2.R{i}", $"V1.R{i}"));
                Check(world, seed, values, $"V1.R{i}", $"V1.R{i}");
            }
        }

        // Random changes are worth nothing when all of them are errors.
        Assert.True(read > 0, $"{read} were read, {refused} were refused.");

        void Count(bool isRead) => (read, refused) = isRead ? (read + 1, refused) : (read, refused + 1);
    }

    private static int Setting(string name, int value) => int.TryParse(Environment.GetEnvironmentVariable(name), out var set) ? set : value;

    private static bool Check(World world, int seed, RandomValues values, string from, string to)
    {
        var (writer, reader) = (world.Codec(from), world.Codec(to));
        var value = values.Object(writer.Type);
        var rules = new Rules();
        var expected = rules.Root(value, reader.Type);
        if (rules.Errors.Count == 0)
            Evolve.Same(writer, value, reader, expected);
        else
            Refused(writer, value, reader, rules.Errors);
        Damage.Read(Payload.Of(writer, value), reader, seed);
        return rules.Errors.Count == 0;
    }

    private static void Refused(MemFormatCodec writer, object value, MemFormatCodec reader, HashSet<(MemFormatError Error, string Path)> errors)
    {
        foreach (var (name, read) in Reading.Ways(writer, value, reader))
        {
            var error = Record.Exception(() => read());
            Assert.True(error is MemFormatException, $"{writer.Type} as {reader.Type}, {name}: {error}, not {errors.First()}");
            var (found, path) = (((MemFormatException)error).Error, ((MemFormatException)error).Path!);
            Assert.True(errors.Contains((found, path)), $"{writer.Type} as {reader.Type}, {name}: {found} at {path}, not {string.Join(" or ", errors.Take(9))}\n{error}");
        }
    }
}
