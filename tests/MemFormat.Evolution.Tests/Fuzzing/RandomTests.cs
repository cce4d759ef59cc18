namespace MemFormat.Evolution.Tests;

[Row("Several changes at once")]
public class RandomTests
{
    public static TheoryData<int> Seeds => new((int[])[133, 188, 1, 2, 3, 4]);

    [Theory, MemberData(nameof(Seeds))]
    public void Random_changes_of_random_types_old_to_new_and_new_to_old(int seed)
    {
        // Lives until the next one, since the codecs are looked up by type.
        using var world = new World(Compiler.Compile($"Random{seed}", new RandomModels(seed).Code()));
        var (read, refused) = (0, 0);
        for (var i = 0; i < RandomModels.Roots; i++)
        {
            for (var round = 0; round < 4; round++)
            {
                var values = new RandomValues(seed * 1000 + i * 10 + round) { Wild = round == 0 ? 0 : 5 };
                Count(Check(world, values, $"V1.R{i}", $"V2.R{i}"));
                Count(Check(world, values, $"V2.R{i}", $"V1.R{i}"));
                Check(world, values, $"V1.R{i}", $"V1.R{i}");
            }
        }

        // Random changes are worth little when most of them are errors.
        Assert.True(read > refused / 4, $"{read} were read, {refused} were refused.");

        void Count(bool isRead) => (read, refused) = isRead ? (read + 1, refused) : (read, refused + 1);
    }

    private static bool Check(World world, RandomValues values, string from, string to)
    {
        var (writer, reader) = (world.Codec(from), world.Codec(to));
        var value = values.Object(writer.Type);
        var rules = new Rules();
        var expected = rules.Root(value, reader.Type);
        if (rules.Errors.Count == 0)
            Evolve.Same(writer, value, reader, expected);
        else
            Refused(writer, value, reader, rules.Errors);
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
