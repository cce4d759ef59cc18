using System.Buffers;
using MemFormat.Codecs;

namespace MemFormat.Tests.Primitives;

/// <summary>Bodies without header, written into buffers of awkward sizes and read where nothing follows.</summary>
internal static class Body
{
    public static byte[] Write<T, TCodec>(T value)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var buffer = new ArrayBufferWriter<byte>();
        var writer = new MemFormatWriter(buffer, MemFormatLimits.Default);
        TCodec.Write(ref writer, value);
        writer.Flush();

        var stingy = new StingyBuffer();
        var second = new MemFormatWriter(stingy, MemFormatLimits.Default);
        TCodec.Write(ref second, value);
        second.Flush();
        Assert.Equal(buffer.WrittenSpan, stingy.Written);
        return buffer.WrittenSpan.ToArray();
    }

    public static T Read<T, TCodec>(byte[] body)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var reader = new MemFormatReader(body, MemFormatLimits.Default);
        var value = TCodec.Read(ref reader);
        Assert.Equal(0, reader.Remaining);
        Assert.Equal(body.Length, reader.Offset);
        return value;
    }

    /// <summary>Writes, reads, and sees every shortened body refused.</summary>
    public static T RoundTrip<T, TCodec>(T value)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var body = Write<T, TCodec>(value);
        for (var length = 0; length < body.Length; length++)
            Assert.Equal(MemFormatError.Truncated, Error<T, TCodec>(body[..length]));

        return Read<T, TCodec>(body);
    }

    public static MemFormatError Error<T, TCodec>(params byte[] body)
        where TCodec : struct, IMemFormatCodec<T> => Assert.Throws<MemFormatException>(() => Read<T, TCodec>(body)).Error;
}
