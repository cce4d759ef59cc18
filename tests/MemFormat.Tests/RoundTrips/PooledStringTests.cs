using System.Collections.Frozen;
using Corpus;
using Corpus.Pooling;

namespace MemFormat.Tests;

/// <summary>Strings that are written once per payload.</summary>
public class PooledStringTests
{
    private static PooledList Of(IEnumerable<string?> texts) => new() { Texts = [.. texts] };

    private static string Copy(string text) => new(text.AsSpan());

    private static byte[] Body(PooledList value) => MemFormatSerializer.Serialize(value, new() { Header = MemFormatHeader.None });

    [Fact]
    public void A_string_that_was_there_before_is_its_number()
    {
        Assert.Equal(
            [0, 0, 0, 0, 6 << 2, 3 << 2, (byte)'r', (byte)'e', (byte)'d', 1 << 2, (byte)'a', 1 << 2 | 3, 3, 0, 2 << 2 | 3],
            Body(Of(["red", "a", "red", null, "", "a"])));

        // One to three bytes. As long as some repeat, the search goes on.
        string[] texts = [.. Enumerable.Range(0, 40_000).SelectMany(i => (string[])[$"text {i}", "text 0"])];
        foreach (var (index, size) in ((int, int)[])[(0, 1), (30, 1), (31, 2), (4_094, 2), (4_095, 3), (39_999, 3)])
            Assert.Equal(Body(Of(texts)).Length + size, Body(Of([.. texts, $"text {index}"])).Length);
    }

    [Fact]
    public void Only_strings_of_1_to_511_chars_have_numbers()
    {
        string[] texts = ["", new('x', 511), new('x', 512), "a"];
        var value = Of([.. texts, .. texts.Select(Copy)]);
        Assert.Equal(value.Texts, MemFormatSerializer.Clone(value)!.Texts);
        Assert.Equal(4 + 1 + 1 + (2 + 511) + (2 * (2 + 512)) + 2 + 1 + 1 + 1, Body(value).Length);
    }

    [Fact]
    public void Equal_values_have_equal_bytes_whatever_objects_they_share_and_whatever_was_written_before()
    {
        var random = new Random(3);
        for (var round = 0; round < 60; round++)
        {
            var texts = Enumerable.Range(0, random.Next(1, 3_000)).Select(_ => Text(random, round)).ToList();
            var expected = Body(Of(texts));
            var shared = texts.Select(string.Intern).ToList();
            Assert.Equal(expected, Body(Of(shared)));
            Assert.Equal(expected, Body(Of(texts.Select(Copy))));
            Assert.Equal(expected, Body(Of(texts.Select((t, i) => i % 2 == 0 ? Copy(t) : shared[i]))));
            GC.Collect();
            Assert.Equal(expected, Body(Of(texts)));
            Assert.Equal<string?>(texts, MemFormatSerializer.Clone(Of(texts))!.Texts);
        }
    }

    [Fact]
    public void A_search_that_does_not_pay_is_given_up_and_begun_again()
    {
        var random = new Random(4);
        var fresh = Enumerable.Range(0, 100_000).Select(_ => Guid.NewGuid().ToString("N")).ToList();
        var value = Of([.. fresh, .. Enumerable.Repeat("again", 200_000), .. fresh]);
        Assert.Equal(value.Texts, MemFormatSerializer.Clone(value)!.Texts);

        // What repeats after it is found in the end.
        Assert.InRange(Body(value).Length, 0, (2 * 100_000 * 33) + 1_000_000);
    }

    /// <summary>More than the table holds: the rest is in full, and numbers go on.</summary>
    [Fact]
    public void More_strings_than_the_table_holds_are_written_in_full()
    {
        var texts = Enumerable.Range(0, 150_000).Select(i => i % 2 == 0 ? "red" : $"text {i}").ToList();
        var value = Of([.. texts, .. texts]);
        Assert.Equal(value.Texts, MemFormatSerializer.Clone(value)!.Texts);
    }

    [Fact]
    public void Writing_and_reading_again_allocates_nothing_for_the_tables()
    {
        var value = Of(Enumerable.Range(0, 500).Select(i => $"text {i % 50}"));
        var destination = new byte[100_000];
        var written = long.MaxValue;
        for (var i = 0; i < 20; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            Assert.True(MemFormatSerializer.TrySerialize(destination, value, out _));
            written = Math.Min(written, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        Assert.Equal(0, written);
        var payload = MemFormatSerializer.Serialize(value);
        var plain = MemFormatSerializer.Serialize(value.Texts.Take(50).ToList());
        Assert.InRange(Allocated<PooledList>(payload), 0, Allocated<List<string?>>(plain) + (450 * 8) + 64);

        static long Allocated<T>(byte[] payload)
        {
            var least = long.MaxValue;
            for (var i = 0; i < 20; i++)
            {
                var before = GC.GetAllocatedBytesForCurrentThread();
                MemFormatSerializer.Deserialize<T>(payload);
                least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
            }

            return least;
        }
    }

    [Fact]
    public void One_object_stands_for_all_equal_strings_that_are_read()
    {
        var read = MemFormatSerializer.Clone(Of(["red", Copy("red"), "blue", Copy("red")]))!.Texts;
        Assert.Same(read[0], read[1]);
        Assert.Same(read[0], read[3]);
    }

    [Fact]
    public void Populate_keeps_an_object_whose_text_is_equal()
    {
        var target = new PooledTexts { Name = Copy("red"), Note = Copy("red"), After = Copy("blue") };
        var (name, after) = (target.Name, target.After);
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new PooledTexts { Note = "red", After = "red" }), ref target);
        Assert.Same(name, target.Name);
        Assert.Equal(("red", "red"), (target.Note, target.After));
        Assert.NotSame(after, target.After);
    }

    /// <summary>Whatever holds a part of a payload, or a payload within it, has numbers of its own.</summary>
    [Fact]
    public void Parts_have_numbers_of_their_own()
    {
        var value = new PooledParts
        {
            First = "red", Lazy = Serialized.From(Of(["red", "red"])), Packed = ["red", .. Enumerable.Repeat("blue", 100)],
            Custom = new("red"), Words = ["c", "a", "b", "red"], Last = "red",
        };
        var read = MemFormatSerializer.Clone(value)!;
        Assert.Equal(("red", "red", "red"), (read.First, read.Last, read.Custom!.Text));
        Assert.Equal(["red", "red"], read.Lazy!.Value!.Texts);
        Assert.Equal(101, read.Packed!.Count);
        Assert.True(value.Words.SetEquals(read.Words));

        // Sorted by the text in full: "red" is a number here, and there it is not.
        var other = new PooledParts { Words = value.Words };
        Assert.Equal(read.Words.Order(), MemFormatSerializer.Clone(other)!.Words.Order());
    }

    [Fact]
    public async Task Each_message_of_a_session_has_numbers_of_its_own()
    {
        using var stream = new MemoryStream();
        PooledList[] values = [Of(["red", "red"]), Of(["red", "blue", "red"]), Of([])];
        await MemFormatSerializer.WriteManyAsync(stream, values);
        stream.Position = 0;
        var read = new List<PooledList>();
        await foreach (var value in MemFormatSerializer.ReadManyAsync<PooledList>(stream))
            read.Add(value!);
        Assert.Equal(values.Select(v => string.Join(',', v.Texts)), read.Select(v => string.Join(',', v.Texts)));
    }

    [Fact]
    public void Json_and_schemas_show_strings_as_such()
    {
        var value = new PooledTexts { Note = "red", Tags = ["red", null] };
        var payload = MemFormatSerializer.Serialize(value);
        var json = MemFormatJson.ToString(payload, MemFormatSchema.Of<PooledTexts>());
        Assert.Contains("\"Note\":\"red\"", json, StringComparison.Ordinal);
        Assert.Contains("\"Tags\":[\"red\",null]", json, StringComparison.Ordinal);
        var member = MemFormatSchema.Of<PooledTexts>().Types[0].Members.First(m => m.Name == "Name").Value;
        Assert.Equal((MemFormatKind.String, true), (member.Kind, member.IsPooled));
    }

    private static string Text(Random random, int round) => (round % 4) switch
    {
        0 => $"text {random.Next(50)}",
        1 => new string((char)('a' + random.Next(3)), random.Next(1, 40)),
        2 => $"{random.Next()}",
        _ => new string('漢', random.Next(1, 30)) + random.Next(20),
    };
}

[MemFormattable]
public partial class PooledList
{
    public int Id { get; set; }

    [MemMember(Encoding = MemEncoding.Pooled)]
    public List<string?> Texts { get; set; } = [];
}

[MemFormattable(Encoding = MemEncoding.Pooled)]
public partial class PooledParts
{
    public string First { get; set; } = "";

    public Serialized<PooledList>? Lazy { get; set; }

    [MemMember(Compression = typeof(Repeated))]
    public List<string>? Packed { get; set; }

    [MemCodec(typeof(PooledWordCodec))]
    public PooledWord? Custom { get; set; }

    public FrozenSet<string> Words { get; set; } = FrozenSet<string>.Empty;

    public string Last { get; set; } = "";
}

public sealed record PooledWord(string Text);

public sealed class PooledWordCodec : MemFormatCodec<PooledWord>
{
    public override string Id => "pooled-word";

    public override void Write(ref MemFormatWriter writer, PooledWord value) => writer.WriteString(value.Text);

    public override PooledWord Read(ref MemFormatReader reader) => new(reader.ReadString());
}
