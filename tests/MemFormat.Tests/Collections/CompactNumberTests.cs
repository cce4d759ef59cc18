namespace MemFormat.Tests.Collections;

/// <summary>Integers of compact lists and maps.</summary>
public class CompactNumberTests
{
    private static readonly MemFormatOptions s_bare = new() { Header = MemFormatHeader.None };

    [Theory]
    [InlineData(new int[0], "00")]
    [InlineData(new[] { 5 }, "06 02 05")] // One digit that is a byte.
    [InlineData(new[] { 200, 0, 255 }, "0E 02 C8 00 FF")]
    [InlineData(new[] { -1, 1 }, "0A 03 01 02")] // Zigzag.
    [InlineData(new[] { 0x1234567 }, "04 67 45 23 01")] // As many bytes as without digits, so without.
    [InlineData(new[] { int.MinValue, int.MaxValue }, "08 00 00 00 80 FF FF FF 7F")]
    [InlineData(new[] { 1, 1, 1, 1, 1, 1, 1, 0x1234 }, "22 00 01 01 01 01 01 01 01 B4 24")] // Seven bits: no bit string.
    [InlineData(new[] { 0x134, 0x8001, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0xFF },
        "26 04 03 00 34 01 80 81 82 83 84 85 FF 01 80")] // Bits, then bytes.
    public void The_form_with_the_fewest_bytes(int[] items, string body)
    {
        var bytes = MemFormatSerializer.Serialize(new CompactInts { Items = items }, s_bare);
        Assert.Equal(Convert.FromHexString(body.Replace(" ", "", StringComparison.Ordinal)), bytes);
        Assert.Equal(items, MemFormatSerializer.Deserialize<CompactInts>(bytes, s_bare)!.Items);
    }

    [Theory]
    [InlineData("06 00 80")]
    [InlineData("06 00 FF FF FF FF 1F")] // A bit beyond the kind.
    [InlineData("06 00 FF FF FF FF 8F 00")] // A digit beyond the kind.
    [InlineData("06 0A 01")] // More digits than the kind has bytes.
    [InlineData("06 04 02 01 01")] // A spare bit.
    [InlineData("02 00")] // No numbers.
    [InlineData("07 00 01")] // The flag of null.
    public void Invalid_digits_are_refused(string body)
    {
        var bytes = Convert.FromHexString(body.Replace(" ", "", StringComparison.Ordinal));
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<CompactInts>(bytes, s_bare));
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<FixedInts>(bytes, WrittenAs<CompactInts>()));
    }

    [Theory]
    [InlineData("0A 00 FF 01 FF FF FF 0F")]
    [InlineData("0A 08 01 FF 01 01 FF 01 FF FF")]
    [InlineData("0A 08 03 FF 81 03 FF 00 01 FF 00 FF")] // A digit more than it needs.
    public void Digits_in_other_forms(string body)
    {
        var bytes = Convert.FromHexString(body.Replace(" ", "", StringComparison.Ordinal));
        Assert.Equal(-1, MemFormatSerializer.Deserialize<CompactInts>(bytes, s_bare)!.Items[0]);
        Assert.Equal(-1, MemFormatSerializer.Deserialize<FixedInts>(bytes, WrittenAs<CompactInts>())!.Items[0]);
    }

    [Fact]
    public void Unsigned_kinds_are_not_zigzag() =>
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<CompactULongs>([0x06, 0x03, 0x01], s_bare));

    [Theory]
    [InlineData("04 05 06", "")]
    [InlineData("04 FF FF FF FF 0F FF FF 03", "")]
    [InlineData("04 FF FF FF FF 1F 00", null)] // A key beyond the kind.
    [InlineData("04 05 80 80 04", null)] // A value beyond the kind.
    [InlineData("04 85 00 06", null)] // A longer form than it needs.
    [InlineData("06 01 05 06", null)] // A bitmap, but values are never null.
    [InlineData("08 05 06", null)]
    public void Only_well_formed_keys_and_values_are_read(string body, string? valid)
    {
        var bytes = Convert.FromHexString(body.Replace(" ", "", StringComparison.Ordinal));
        if (valid is not null)
        {
            var map = MemFormatSerializer.Deserialize<CompactMap>(bytes, s_bare)!;
            Assert.Equal(bytes, MemFormatSerializer.Serialize(map, s_bare));
            Assert.Equal(map.Items, MemFormatSerializer.Deserialize<FixedMap>(bytes, WrittenAs<CompactMap>())!.Items);
            return;
        }

        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<CompactMap>(bytes, s_bare));
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<FixedMap>(bytes, WrittenAs<CompactMap>()));
    }

    [Fact]
    public void Lists_of_all_lengths_and_widths()
    {
        var random = new Random(1);
        for (var length = 0; length < 40; length++)
        {
            for (var bits = 0; bits <= 64; bits++)
            {
                var numbers = Enumerable.Range(0, length).Select(_ => bits == 0 ? 0 : (ulong)random.NextInt64() << 1 >> random.Next(64 - bits, 64))
                    .ToArray();
                CompactULongs longs = new() { Items = [.. numbers] };
                CompactInts ints = new() { Items = [.. numbers.Select(n => random.Next(2) == 0 ? (int)n : (int)n & 0x7F)] };
                CompactShorts shorts = new() { Items = [.. numbers.Select(n => (short)n)] };
                Same(longs.Items, longs, l => l.Items, sizeof(ulong));
                Same(ints.Items, ints, i => i.Items, sizeof(int));
                Same(shorts.Items, shorts, s => s.Items, sizeof(short));
                var bytes = MemFormatSerializer.Serialize(ints);
                Assert.Equal(ints.Items, MemFormatSerializer.Deserialize<FixedInts>(bytes)!.Items);
                Assert.Equal(ints.Items,
                    MemFormatSerializer.Deserialize<CompactInts>(MemFormatSerializer.Serialize(new FixedInts { Items = ints.Items }))!.Items);
            }
        }
    }

    private static MemFormatOptions WrittenAs<T>() => new() { Header = MemFormatHeader.None, WriterSchema = MemFormatSchema.Of<T>() };

    /// <summary>A list comes back, has no more bytes than one that is not compact, and is not read if the end is missing.</summary>
    private static void Same<T, TItem>(IReadOnlyCollection<TItem> items, T value, Func<T, IEnumerable<TItem>> itemsOf, int size)
    {
        var bytes = MemFormatSerializer.Serialize(value, s_bare);
        Assert.InRange(bytes.Length, 1, 1 + (items.Count > 31 ? 1 : 0) + (items.Count * size));
        Assert.Equal(items, itemsOf(MemFormatSerializer.Deserialize<T>(bytes, s_bare)!));
        for (var length = 0; length < bytes.Length && items.Count % 13 == 9; length++)
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(bytes.AsSpan(0, length), s_bare));
    }
}
