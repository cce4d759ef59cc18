using System.Buffers;

namespace MemFormat.Tests;

/// <summary>A root that is null is refused where its type has no null, at each way in; where it has one, the null is read.</summary>
public partial class NullRootTests
{
    private static readonly byte[] s_null = MemFormatSerializer.Serialize<int?>(null);
    private static readonly MemFormatOptions s_brotli = new() { Compression = MemFormatCompression.Brotli() };

    [MemFormattable]
    public partial struct Place
    {
        public int X { get; set; }
    }

    [MemFormattable]
    public partial class Order
    {
        public int Id { get; set; }
    }

    [MemFormattable]
    public partial class Holder
    {
        public Serialized<int?>? Number { get; set; }
    }

    [MemFormattable]
    public partial class StrictHolder
    {
        public Serialized<int>? Number { get; set; }
    }

    [Fact]
    public void Types_without_a_null()
    {
        Refused<int>();
        Refused<bool>();
        Refused<decimal>();
        Refused<DateTime>();
        Refused<DayOfWeek>();
        Refused<Guid>();
        Refused<(int, string)>();
        Refused<KeyValuePair<int, string>>();
        Refused<Place>();
        Refused<ReadOnlyMemory<byte>>();
        Refused<System.Collections.Immutable.ImmutableArray<int>>();
    }

    [Fact]
    public async Task Types_with_a_null()
    {
        await ReadAsync<int?>();
        await ReadAsync<Place?>();
        await ReadAsync<(int, string)?>();
        await ReadAsync<string>();
        await ReadAsync<int[]>();
        await ReadAsync<Order>();
    }

    /// <summary>Of streams: by itself, in a part of a compressed stream, after a value of the nullable type.</summary>
    [Fact]
    public async Task A_null_in_a_stream_of_values_is_refused()
    {
        foreach (var options in new[] { MemFormatOptions.Default, s_brotli })
        {
            var session = await Many.WriteAsync([1, null, (int?)3], options);
            Assert.Equal([1, null, 3], await Many.ReadAsync<int?>(session, options));
            var read = new List<int>();
            var error = await Assert.ThrowsAsync<MemFormatException>(async () =>
            {
                await foreach (var each in MemFormatSerializer.ReadManyAsync<int>(new MemoryStream(session), options))
                    read.Add(each);
            });
            Assert.Equal(MemFormatError.NullNotAllowed, error.Error);
            Assert.InRange(error.Offset, 0, session.Length);
            Assert.Equal([1], read);
        }
    }

    [Fact]
    public void A_null_in_a_payload_within_a_payload_is_refused()
    {
        var payload = MemFormatSerializer.Serialize(new Holder { Number = Serialized.From<int?>(null) });
        Assert.Null(MemFormatSerializer.Deserialize<Holder>(payload)!.Number!.Value);
        var strict = MemFormatSerializer.Deserialize<StrictHolder>(payload)!;
        Assert.Equal(MemFormatError.NullNotAllowed, Assert.Throws<MemFormatException>(() => strict.Number!.Value).Error);
    }

    private static void Refused<T>()
        where T : struct
    {
        var value = default(T);
        foreach (var error in new[]
        {
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(s_null)),
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(s_null, out _)),
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(new ReadOnlySequence<byte>(s_null))),
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<T>(s_null, new MemFormatOptions { Header = MemFormatHeader.Fingerprint })),
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(s_null, new MemFormatOptions { Report = new() })),
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(s_null, s_brotli)),
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize(s_null, typeof(T))),
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize(new ReadOnlySequence<byte>(s_null), typeof(T))),
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(new MemoryStream(s_null))),
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(new CrumbStream(s_null))),
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Populate(s_null, ref value)),
        })
        {
            Assert.Equal((MemFormatError.NullNotAllowed, null), (error.Error, error.Path));
            Assert.InRange(error.Offset, 0, 1);
            Assert.Contains("cannot be null", error.Message, StringComparison.Ordinal);
        }

        // Behind a null there may be nothing, and the other error comes first.
        Assert.Equal(
            MemFormatError.NullNotAllowed, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>([.. s_null, 0])).Error);
    }

    private static async Task ReadAsync<T>()
    {
        var value = MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize<T>(default!));
        Assert.Null(value);
        Assert.Null(MemFormatSerializer.Deserialize<T>(s_null));
        Assert.Null(MemFormatSerializer.Deserialize<T>(new ReadOnlySequence<byte>(s_null)));
        Assert.Null(MemFormatSerializer.Deserialize(s_null, typeof(T)));
        Assert.Null(MemFormatSerializer.Deserialize<T>(new MemoryStream(s_null)));
        MemFormatSerializer.Populate(s_null, ref value);
        Assert.Null(value);
        Assert.Equal([default!], await Many.ReadAsync<T>(await Many.WriteAsync<T>([default!])));
    }
}
