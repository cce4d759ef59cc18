using System.Collections;
using System.Numerics;
using System.Text;
using MemFormat.Wire;

namespace MemFormat.Tests.Values;

/// <summary>Bytes that are no value of their type.</summary>
public class HostileValueTests
{
    private static readonly byte[] s_null = [1];

    [Theory]
    [InlineData(0xD800u)]
    [InlineData(0xDFFFu)]
    [InlineData(0x110000u)]
    [InlineData(uint.MaxValue)]
    public void Runes_that_are_none(uint value) => Invalid<Rune>(BitConverter.GetBytes(value));

    [Theory]
    [InlineData("00")]
    [InlineData("0500")]
    [InlineData("FFFF")]
    [InlineData("80FF")]
    [InlineData("7F00")]
    [InlineData("000000")]
    public void Whole_numbers_that_are_not_in_their_shortest_form(string hex) => Invalid<BigInteger>(Bytes(Convert.FromHexString(hex)));

    [Theory]
    [InlineData("", 0)]
    [InlineData("8000", 128)]
    [InlineData("FF00", 255)]
    [InlineData("FF", -1)]
    [InlineData("80", -128)]
    [InlineData("7FFF", -129)]
    public void Whole_numbers_in_their_shortest_form(string hex, int value) =>
        Assert.Equal(value, Read<BigInteger>(Bytes(Convert.FromHexString(hex))));

    [Fact]
    public void Whole_numbers_that_are_null() => Assert.Equal(BigInteger.Zero, Read<BigInteger>(s_null));

    [Theory]
    [InlineData("")]
    [InlineData("1")]
    [InlineData("1.2.3.4.5")]
    [InlineData("1.-2")]
    [InlineData("+1.2")]
    [InlineData("01.2")]
    [InlineData(" 1.2")]
    [InlineData("1.2 ")]
    [InlineData("1.2147483648")]
    [InlineData("1.2\0")]
    [InlineData("1.2.3.4.1.2.3.4.1.2.3.4.1.2.3.4.1.2.3.4.1.2.3.4.1.2.3.4")]
    public void Versions_that_are_none(string text) => Invalid<Version>(MemFormatSerializer.Serialize(text, Headers.None));

    [Theory]
    [InlineData("")]
    [InlineData("1")]
    [InlineData("1.2.3")]
    [InlineData("1.2.3.256")]
    [InlineData("01.2.3.4")]
    [InlineData("0x1.2.3.4")]
    [InlineData(" 1.2.3.4")]
    [InlineData("1.2.3.4\0")]
    [InlineData("[::1]")]
    [InlineData("[::1]:80")]
    [InlineData("0::1")]
    [InlineData("FE80::1")]
    [InlineData("fe80::1%lo")]
    [InlineData("fe80::1%0")]
    public void Addresses_that_are_none(string text) => Invalid<System.Net.IPAddress>(MemFormatSerializer.Serialize(text, Headers.None));

    [Theory]
    [InlineData("http://")]
    [InlineData("http://[")]
    [InlineData("http://a:99999999/")]
    public void Uris_that_are_none(string text) => Invalid<Uri>(MemFormatSerializer.Serialize(text, Headers.None));

    /// <summary>Either .NET takes it, or the payload is refused; quickly at any rate.</summary>
    [Theory]
    [InlineData("http://a/")]
    [InlineData("a/../")]
    [InlineData("data:,")]
    [InlineData("%")]
    [InlineData("//")]
    public void Uris_of_any_length(string text)
    {
        var long_ = string.Concat(Enumerable.Repeat(text, 1_000_000 / text.Length));
        var payload = MemFormatSerializer.Serialize(long_, Headers.None);
        var watch = System.Diagnostics.Stopwatch.StartNew();
        try
        {
            Assert.Equal(long_, Read<Uri>(payload)!.OriginalString);
        }
        catch (MemFormatException exception)
        {
            Assert.Equal(MemFormatError.InvalidData, exception.Error);
        }

        Assert.True(watch.Elapsed < TimeSpan.FromSeconds(10), watch.Elapsed.ToString());
    }

    [Theory]
    [InlineData("0102", "bits beyond the count")]
    [InlineData("04FF", "more bits than the count")]
    public void Bits_that_are_not_theirs(string hex, string why) =>
        Assert.True(Error<BitArray>(Convert.FromHexString(hex)) is MemFormatError.InvalidData or MemFormatError.TrailingData, why);

    [Fact]
    public void Flags_of_tuples_that_nobody_owns()
    {
        Invalid<(int?, string)>([2, 0]);
        Invalid<(int?, string)>([0x80, 0]);
        Assert.Equal((null, ""), Read<(int?, string)>([0, 0]));
    }

    [Theory]
    [InlineData(-1, -1, 1)]
    [InlineData(1, -1, 0)]
    [InlineData(2, 2, 3)]
    [InlineData(0, 5, 1)]
    [InlineData(1 << 16, 1 << 16, 0)]
    [InlineData(int.MaxValue, int.MaxValue, 1)]
    [InlineData(0, int.MinValue, 0)]
    public void Lengths_that_do_not_fit(int rows, int columns, int count) =>
        Invalid<byte[,]>([.. BitConverter.GetBytes(rows), .. BitConverter.GetBytes(columns), .. Bytes(new byte[count])]);

    [Fact]
    public void Lengths_whose_product_overflows_though_one_is_zero()
    {
        byte[] body = [.. BitConverter.GetBytes(int.MaxValue), .. BitConverter.GetBytes(int.MaxValue), .. BitConverter.GetBytes(int.MaxValue),
            .. BitConverter.GetBytes(0), 0];
        Invalid<int[,,,]>(body);
        Invalid<string[,,,]>(body);
        Assert.Empty(Read<int[,]>([0, 0, 0, 0, 5, 0, 0, 0, 0])!);
    }

    [Fact]
    public void Arrays_without_a_list_of_elements()
    {
        Invalid<int[,]>([0, 0, 0, 0, 0, 0, 0, 0, 1]);
        Invalid<bool[,]>([0, 0, 0, 0, 0, 0, 0, 0, 1]);
    }

    [Fact]
    public void Arrays_whose_elements_are_not_there_allocate_nothing()
    {
        byte[] body = [.. BitConverter.GetBytes(1 << 10), .. BitConverter.GetBytes(1 << 20), .. VarInt((1UL << 30) << 2), 0, 0, 0, 0];
        // Codecs and errors allocate at their first use.
        Read();
        var before = GC.GetAllocatedBytesForCurrentThread();
        Read();
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 64 * 1024);

        void Read()
        {
            Assert.Equal(MemFormatError.Truncated, Error<long[,]>(body));
            Assert.Equal(MemFormatError.Truncated, Error<string[,]>(body));
            Assert.Equal(MemFormatError.Truncated, Error<bool[,]>(body));
            Assert.Equal(MemFormatError.Truncated, Error<Memory<decimal>>(body[8..]));
        }
    }

    [Fact]
    public void Arrays_that_do_not_begin_at_zero_cannot_be_written()
    {
        var array = (int[,])Array.CreateInstance(typeof(int), [2, 2], [0, 1]);
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Serialize(array));
    }

    /// <summary>They are copied as memory, so a runtime that laid them out differently would have to be known.</summary>
    [Fact]
    public void Numbers_in_a_row_are_written_one_after_another()
    {
        Assert.Equal(Singles(2), MemFormatSerializer.Serialize(new Vector2(1, 2), Headers.None));
        Assert.Equal(Singles(3), MemFormatSerializer.Serialize(new Vector3(1, 2, 3), Headers.None));
        Assert.Equal(Singles(4), MemFormatSerializer.Serialize(new Vector4(1, 2, 3, 4), Headers.None));
        Assert.Equal(Singles(4), MemFormatSerializer.Serialize(new Quaternion(1, 2, 3, 4), Headers.None));
        Assert.Equal(Singles(4), MemFormatSerializer.Serialize(new Plane(1, 2, 3, 4), Headers.None));
        Assert.Equal(Singles(6), MemFormatSerializer.Serialize(new Matrix3x2(1, 2, 3, 4, 5, 6), Headers.None));
        Assert.Equal(Singles(16), MemFormatSerializer.Serialize(new Matrix4x4(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16), Headers.None));
        Assert.Equal([.. BitConverter.GetBytes(1.0), .. BitConverter.GetBytes(2.0)], MemFormatSerializer.Serialize(new Complex(1, 2), Headers.None));

        static byte[] Singles(int count) => Enumerable.Range(1, count).SelectMany(i => BitConverter.GetBytes((float)i)).ToArray();
    }

    /// <summary>Another extension, or a known one on another base, is an error only for who wants the value.</summary>
    [Fact]
    public void Kinds_of_later_versions()
    {
        byte[] later = [(byte)WireKind.Extended, 100, (byte)WireKind.String];
        Assert.Equal(MemFormatError.UnsupportedType, Error<Version>([0, 3, .. later, 12, (byte)'1', (byte)'.', (byte)'2'], null));
        Assert.Equal(MemFormatError.UnsupportedType, Error<List<Version>>([0, 4, (byte)WireKind.List, .. later, 0], null));
        Assert.Equal(MemFormatError.SchemaMismatch,
            Error<Version>([0, 3, (byte)WireKind.Extended, (byte)WireExtension.Version, (byte)WireKind.Bytes, 0], null));

        // Members 1 and 2 of a tuple, the first of which nobody here knows.
        byte[] pair = [0, 8, (byte)WireKind.Object, 0, 2 << 3, .. later, (byte)WireKind.Int32, 8, (byte)'x', (byte)'y', 7, 0, 0, 0];
        pair[1] = 7;
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<(string, int)>(pair));
        Assert.Equal((MemFormatError.UnsupportedType, "ValueTuple.Item1"), (exception.Error, exception.Path));
        Assert.Equal(7, MemFormatSerializer.Deserialize<Corpus.SecondOnly>(pair)!.Second);
    }

    private static byte[] Bytes(byte[] bytes) => [.. VarInt((ulong)bytes.Length << 2), .. bytes];

    private static byte[] VarInt(ulong value)
    {
        var bytes = new List<byte>();
        for (; value >= 128; value >>= 7)
            bytes.Add((byte)(value | 128));
        return [.. bytes, (byte)value];
    }

    private static T? Read<T>(byte[] body) => MemFormatSerializer.Deserialize<T>(body, Headers.None);

    private static void Invalid<T>(byte[] body) => Assert.Equal(MemFormatError.InvalidData, Error<T>(body));

    private static MemFormatError Error<T>(byte[] body) => Error<T>(body, Headers.None);

    private static MemFormatError Error<T>(byte[] payload, MemFormatOptions? options) =>
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(payload, options)).Error;
}
