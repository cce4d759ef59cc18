using System.Buffers;

namespace MemFormat.Tests;

/// <summary>Compressions that other packages bring along.</summary>
public class OwnCompressionTests
{
    private static readonly MemFormatOptions s_runs = new() { Compression = new RunLength() };

    [Fact]
    public void Payloads_of_an_own_compression_round_trip()
    {
        var numbers = new long[500];
        var payload = MemFormatSerializer.Serialize(numbers, s_runs);
        Assert.Equal([3, 64], payload[..2]);
        Assert.Equal(numbers, MemFormatSerializer.Deserialize<long[]>(payload, s_runs));
    }

    [Fact]
    public void Ids_below_64_are_taken() => Assert.Throws<ArgumentOutOfRangeException>(() => new Named(63, "x"));

    [Fact]
    public void A_name_is_needed() => Assert.Throws<ArgumentNullException>(() => new Named(64, null!));

    [Fact]
    public void What_they_throw_when_reading_is_about_the_data()
    {
        var exception = Refused(_ => throw new NotSupportedException("no"));
        Assert.Equal(MemFormatError.InvalidData, exception.Error);
        Assert.IsType<NotSupportedException>(exception.InnerException);
        Assert.Throws<OperationCanceledException>(() => Read(_ => throw new OperationCanceledException()));
    }

    [Fact]
    public void What_they_throw_when_writing_passes_through() =>
        Assert.Throws<NotSupportedException>(() => MemFormatSerializer.Serialize(new long[50], new() { Compression = new Broken(_ => true) }));

    [Fact]
    public void What_they_give_is_checked()
    {
        Assert.Equal(MemFormatError.InvalidData, Refused(_ => false).Error);
        Assert.Equal(MemFormatError.InvalidData, Refused(_ => true).Error);
        Assert.Equal(MemFormatError.InvalidData, Refused(d => Give(d, 9)).Error);
        Assert.Equal(MemFormatError.InvalidData, Refused(d => Give(d, 11)).Error);
        Assert.Equal(MemFormatError.InvalidData, Refused(d => { d.GetMemory(1); d.Advance(-1); return true; }).Error);
        Assert.Equal(MemFormatError.InvalidData, Refused(d => { d.GetMemory(-1); return true; }).Error);
        Assert.Equal(MemFormatError.InvalidData, Refused(d => { d.GetSpan(int.MaxValue); return true; }).Error);

        static bool Give(IBufferWriter<byte> destination, int count)
        {
            destination.GetSpan(count)[..count].Clear();
            destination.Advance(count);
            return true;
        }
    }

    [Fact]
    public void A_size_that_cannot_be_is_refused()
    {
        foreach (var size in new[] { -1, int.MaxValue })
        {
            Assert.Throws<InvalidOperationException>(
                () => MemFormatSerializer.Serialize(new long[50], new() { Compression = new Named(64, "x", size) }));
        }
    }

    private static MemFormatException Refused(Func<IBufferWriter<byte>, bool> decompress) =>
        Assert.Throws<MemFormatException>(() => Read(decompress));

    private static void Read(Func<IBufferWriter<byte>, bool> decompress) =>
        MemFormatSerializer.Deserialize<int[]>(Wrapping.Wrap(65, 10, [1]), new MemFormatOptions { Compression = new Broken(decompress) });

    private sealed class Named(byte id, string name, int size = 0) : MemFormatCompression(id, name)
    {
        public override bool TryCompress(ReadOnlySpan<byte> payload, Span<byte> destination, out int bytesWritten)
        {
            bytesWritten = size;
            return true;
        }

        public override bool TryDecompress(ReadOnlySpan<byte> compressed, IBufferWriter<byte> destination, int length) => false;
    }
}
