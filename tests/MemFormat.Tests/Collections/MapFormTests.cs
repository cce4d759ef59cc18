using FsCheck.Fluent;

namespace MemFormat.Tests.Collections;

/// <summary>Maps of every type against the dictionary as the model.</summary>
public class MapFormTests
{
    [Fact]
    public void Entries_come_back_whatever_the_map()
    {
        foreach (var form in MapForm.All)
            FsCheck.Check.QuickThrowOnFailure(Prop.ForAll<Dictionary<int, string?>>(entries => Holds(form, entries)));
    }

    [Fact]
    public void Maps_are_read_from_other_keys_and_values()
    {
        var payload = MemFormatSerializer.Serialize(new Dictionary<byte, Corpus.Order?> { [3] = null });
        Assert.Null(MemFormatSerializer.Deserialize<SortedDictionary<long, Corpus.Order?>>(payload)![3]);
        foreach (var form in MapForm.All)
        {
            Assert.Equal(new() { [7] = "a", [255] = null },
                form.Read(MemFormatSerializer.Serialize(new Dictionary<byte, string?> { [255] = null, [7] = "a" })));
        }
    }

    [Fact]
    public void A_key_that_is_there_twice_is_an_error_of_the_map()
    {
        // A list of pairs with one key, in the place of a map.
        byte[] body = [8, 5, 0, 0, 0, 4, 97, 5, 0, 0, 0, 4, 98];
        foreach (var form in MapForm.All)
        {
            var empty = form.Write([]);
            var error = Assert.Throws<MemFormatException>(() => form.Read([.. empty[..^1], .. body]));
            Assert.Equal(MemFormatError.InvalidData, error.Error);
        }
    }

    [Fact]
    public void The_error_of_a_key_that_is_there_twice_names_the_member()
    {
        var maps = new Corpus.SortedCollections { Map = new() { [1] = "a", [2] = "b" } };
        var payload = MemFormatSerializer.Serialize(maps);
        var second = payload.AsSpan().IndexOf(new byte[] { 2, 0, 0, 0, 0, 0, 0, 0, 4 });
        payload[second] = 1;
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Corpus.SortedCollections>(payload));
        Assert.Equal((MemFormatError.InvalidData, "SortedCollections.Map"), (error.Error, error.Path));
    }

    private static bool Holds(MapForm form, Dictionary<int, string?> entries)
    {
        var bytes = form.Write(entries);
        return Same.Difference(Sorted(entries), Sorted(form.Read(bytes))) is null
            && Same.Difference(Sorted(entries), Sorted(form.Read(MemFormatSerializer.Serialize(entries)))) is null
            && Same.Difference(Sorted(entries), Sorted(MemFormatSerializer.Deserialize<Dictionary<int, string?>>(bytes)!)) is null;
    }

    private static SortedDictionary<int, string?> Sorted(Dictionary<int, string?> entries) => new(entries);
}
