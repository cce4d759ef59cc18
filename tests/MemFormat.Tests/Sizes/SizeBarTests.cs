using Corpus;
using MemFormat.Payloads.Finding;

namespace MemFormat.Tests;

/// <summary>The sizes that format.md promises: body and a fingerprint of four bytes.</summary>
public class SizeBarTests
{
    private const int FingerprintSize = 4;

    [Fact]
    public void A_poco_takes_34_bytes()
    {
        var value = new Poco { Text = "hello", Number = 5, Key = Guid.NewGuid(), At = DateTime.UtcNow };
        Assert.Equal(34 + FingerprintSize, MemFormatSerializer.Serialize(value, Headers.Fingerprint).Length);
        Assert.Equal(34, MemFormatSerializer.Serialize(value, Headers.None).Length);
    }

    [Fact]
    public void An_object_of_nulls_takes_two_bytes() => Assert.Equal(2, MemFormatSerializer.Serialize(new NullablePoco(), Headers.None).Length);

    [Fact]
    public void A_book_of_a_shelf_takes_at_most_29_bytes_and_27_if_compact()
    {
        var compact = new CompactShelfBook { Title = "Nine char", Pages = 7, Cover = new byte[10] };
        Assert.InRange(MemFormatSerializer.Serialize(compact, Headers.Fingerprint).Length, 1, 27);
        var plain = new ShelfBook { Title = "Nine char", Pages = 7, Cover = new byte[10] };
        Assert.InRange(MemFormatSerializer.Serialize(plain, Headers.Fingerprint).Length, 1, 29);
    }

    [Fact]
    public void A_null_root_takes_one_byte() => Assert.Single(MemFormatSerializer.Serialize<Poco?>(null, Headers.Fingerprint64));

    /// <summary>A numbered object of three members takes about 8 bytes of header.</summary>
    [Fact]
    public void The_header_of_a_numbered_type_takes_at_most_10_bytes()
    {
        var value = new NumberedPart(1, null, default);
        var header = MemFormatSerializer.Serialize(value).Length - MemFormatSerializer.Serialize(value, Headers.None).Length;
        Assert.InRange(header, 1, 10);
    }

    /// <summary>Three types of five numbered members each.</summary>
    [Fact]
    public void The_header_of_three_numbered_types_takes_at_most_28_bytes()
    {
        var value = new ThreeTypes { First = new(), Second = new() };
        Assert.Equal([5, 5, 5], RootCodec<ThreeTypes>.Get(null).RootSchema.Own.Types.Select(t => t.Members.Length));
        Assert.InRange(MemFormatSerializer.Serialize(value).Length - MemFormatSerializer.Serialize(value, Headers.None).Length, 1, 28);
    }

    [Fact]
    public void Bools_in_arrays_take_a_bit_each() => Assert.Equal(2 + 100, MemFormatSerializer.Serialize(new bool[800], Headers.None).Length);
}
