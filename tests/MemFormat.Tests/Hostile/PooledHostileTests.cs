using Corpus.Pooling;

namespace MemFormat.Tests;

/// <summary>Numbers of strings that nobody gave, strings that cost more than their bytes, and parts that have numbers of their own.</summary>
public class PooledHostileTests
{
    private static readonly byte[] s_lists = [.. Header<PooledList>()];

    /// <summary>All up to the list: header and id.</summary>
    private static byte[] Header<T>() => [0, (byte)MemFormatSchema.Of<T>().Descriptor.Length, .. MemFormatSchema.Of<T>().Descriptor, 0, 0, 0, 0];

    private static void Fails<T>(byte[] payload, MemFormatError error, string path)
    {
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(payload));
        Assert.Equal((error, path), (exception.Error, exception.Path));
    }

    public static TheoryData<string> Numbers =>
    [
        "07", // 1, of nothing
        "0B", // 2
        "FB 7F", // 4094
        "FF FF 07", "FF FF FF 0F", "FF FF FF FF 0F", "FF FF FF FF 3F", // up to 2^32 - 1
        "FF FF FF FF FF FF FF FF FF 01", // 2^62 - 1
    ];

    [Theory]
    [MemberData(nameof(Numbers))]
    public void A_number_that_no_string_has_is_invalid(string head)
    {
        var bytes = Convert.FromHexString(head.Replace(" ", "", StringComparison.Ordinal));
        Fails<PooledList>([.. s_lists, 1 << 2, .. bytes], MemFormatError.InvalidData, "PooledList.Texts[0]");
        Fails<PooledList>([.. s_lists, 2 << 2, 0, .. bytes, 0, 0, 0, 0], MemFormatError.InvalidData, "PooledList.Texts[1]");

        // Also where it is stepped over, and in a payload of another shape.
        Fails<PooledEmpty>([.. s_lists, 1 << 2, .. bytes], MemFormatError.InvalidData, "PooledEmpty.?" + Key("Texts") + "[0]");
        Fails<PlainList>([.. s_lists, 1 << 2, .. bytes], MemFormatError.InvalidData, "PlainList.Texts[0]");
    }

    [Theory]
    [InlineData("80 00"), InlineData("83 00"), InlineData("87 80 00"), InlineData("FF FF FF FF FF FF FF FF FF 02")]
    public void A_number_in_another_form_is_invalid(string head)
    {
        var bytes = Convert.FromHexString(head.Replace(" ", "", StringComparison.Ordinal));
        byte[] payload = [.. s_lists, 2 << 2, 1 << 2, (byte)'a', .. bytes, 0, 0, 0, 0];
        foreach (var read in Reads<PooledList, PooledEmpty>(payload))
            Assert.Equal(MemFormatError.InvalidData, Assert.Throws<MemFormatException>(read).Error);
    }

    [Fact]
    public void A_number_in_a_plain_string_is_invalid() =>
        Fails<PlainList>([.. Header<PlainList>(), 2 << 2, 1 << 2, (byte)'a', 1 << 2 | 3], MemFormatError.InvalidData, "PlainList.Texts[1]");

    [Fact]
    public void Each_cut_is_refused_and_teaches_nothing()
    {
        var value = new PooledTexts { Note = "red", Tags = ["red", "blue", "blue"], Next = new() { Pair = ("red", "blue") } };
        var payload = MemFormatSerializer.Serialize(value);
        for (var length = 0; length < payload.Length; length++)
        {
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<PooledTexts>(payload.AsSpan(0, length)));
            Assert.Equal(payload, MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<PooledTexts>(payload)));
        }
    }

    [Fact]
    public void A_number_of_a_later_string_is_invalid_wherever_it_is()
    {
        byte[] payload = [.. s_lists, 3 << 2, 1 << 2, (byte)'a', 2 << 2 | 3, 1 << 2, (byte)'b'];
        Fails<PooledList>(payload, MemFormatError.InvalidData, "PooledList.Texts[1]");
        Fails<PlainList>(payload, MemFormatError.InvalidData, "PlainList.Texts[1]");
        Fails<PooledEmpty>(payload, MemFormatError.InvalidData, "PooledEmpty.?" + Key("Texts") + "[1]");
        Fails<KeepingList>(payload, MemFormatError.InvalidData, "KeepingList.?" + Key("Texts") + "[1]");
    }

    /// <summary>Definitions in members that are stepped over and kept, and numbers of them in members that are read.</summary>
    [Fact]
    public void Each_cut_is_refused_by_readers_that_step_over_and_keep()
    {
        var value = new PooledTexts
        {
            Name = "red", Note = "red", Tags = ["red", "blue", "blue"], After = "blue", Next = new() { Pair = ("red", "blue") },
        };
        var payload = MemFormatSerializer.Serialize(value);
        var (after, kept) = (MemFormatSerializer.Deserialize<AfterOnly>(payload)!, MemFormatSerializer.Deserialize<AfterAndMore>(payload)!);
        Assert.Equal(("blue", "blue"), (after.After, kept.After));
        Assert.Equal(payload, MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<PooledTexts>(MemFormatSerializer.Serialize(kept))));
        for (var length = 0; length < payload.Length; length++)
        {
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<AfterOnly>(payload.AsSpan(0, length)));
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<AfterAndMore>(payload.AsSpan(0, length)));
        }
    }

    [Fact]
    public void A_table_of_a_million_short_strings_stays_within_the_allowance()
    {
        const int Count = 1_000_000;
        byte[] payload = [.. s_lists, .. Length(Count << 2), .. Enumerable.Repeat((byte[])[1 << 2, (byte)'a'], Count).SelectMany(b => b)];
        foreach (var read in Reads<PooledList, PooledEmpty>(payload))
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            read();
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, Memory.Any(payload.Length));
        }
    }

    /// <summary>A byte stands for a text of 511 chars, as often as it likes: text is one object, what is made of it is charged.</summary>
    [Fact]
    public void What_is_made_of_text_is_charged()
    {
        const int Count = 400_000;
        var text = "http://a/" + new string('b', 502);
        byte[] payload =
        [
            .. s_lists, .. Length((Count + 1) << 2), .. Length(511 << 2), .. text.Select(c => (byte)c), .. Enumerable.Repeat((byte)7, Count),
        ];
        Assert.Equal(Count + 1, MemFormatSerializer.Deserialize<PooledList>(payload)!.Texts.Count);
        Assert.Equal(Count + 1, MemFormatSerializer.Deserialize<PlainList>(payload)!.Texts.Count);
        foreach (var read in Reads<UriList, BuilderList>(payload))
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(read).Error);
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 3 * Memory.Any(payload.Length));
        }
    }

    [Fact]
    public void What_is_kept_of_text_is_charged()
    {
        const int Count = 400_000;
        byte[] payload =
        [
            .. s_lists, .. Length((Count + 1) << 2), .. Length(511 << 2), .. Enumerable.Repeat((byte)'a', 511), .. Enumerable.Repeat((byte)7, Count),
        ];
        var kept = MemFormatSerializer.Deserialize<KeepingList>(payload)!;
        Assert.Equal(Count + 1, MemFormatSerializer.Deserialize<PooledList>(MemFormatSerializer.Serialize(kept))!.Texts.Count);
    }

    [Fact]
    public async Task A_message_that_fails_changes_nothing_for_the_next()
    {
        using var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, [new PooledList { Texts = ["red", "red"] }]);
        var first = stream.ToArray();

        // The second message refers to a string of the first.
        byte[] all = [.. first, 2, 0, 6, 0, 0, 0, 0, 1 << 2, 1 << 2 | 3];
        var read = MemFormatSerializer.ReadManyAsync<PooledList>(new MemoryStream(all)).GetAsyncEnumerator();
        Assert.True(await read.MoveNextAsync());
        Assert.Equal(["red", "red"], read.Current!.Texts);
        Assert.Equal(MemFormatError.InvalidData, (await Assert.ThrowsAsync<MemFormatException>(async () => await read.MoveNextAsync())).Error);
        byte[] good = [.. first, 2, 0, 8, 0, 0, 0, 0, 2 << 2, 1 << 2, (byte)'a', 1 << 2 | 3];
        var values = MemFormatSerializer.ReadManyAsync<PooledList>(new MemoryStream(good)).ToBlockingEnumerable().ToList();
        Assert.Equal(["a", "a"], values[1]!.Texts);
    }

    private static Action[] Reads<T1, T2>(byte[] payload) =>
        [() => MemFormatSerializer.Deserialize<T1>(payload), () => MemFormatSerializer.Deserialize<T2>(payload)];

    private static byte[] Length(int head)
    {
        var bytes = new List<byte>();
        for (; head > 0x7F; head >>= 7)
            bytes.Add((byte)(head | 0x80));
        return [.. bytes, (byte)head];
    }

    private static string Key(string name) => $"{Wire.NameKey.Of(name):x8}";
}

[MemFormattable]
public partial class PooledEmpty
{
    public int Id { get; set; }
}

[MemFormattable]
public partial class PlainList
{
    public int Id { get; set; }

    public List<string?> Texts { get; set; } = [];
}

[MemFormattable]
public partial class UriList
{
    public int Id { get; set; }

    public List<Uri?> Texts { get; set; } = [];
}

[MemFormattable]
public partial class BuilderList
{
    public int Id { get; set; }

    public List<System.Text.StringBuilder?> Texts { get; set; } = [];
}

[MemFormattable]
public partial class KeepingList
{
    public int Id { get; set; }

    public MemExtensionData? Extra { get; set; }
}

[MemFormattable]
public partial class AfterOnly
{
    public string? After { get; set; }
}

[MemFormattable(Encoding = MemEncoding.Pooled)]
public partial class AfterAndMore
{
    public string? After { get; set; }

    public MemExtensionData? Extra { get; set; }
}
