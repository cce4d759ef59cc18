using System.Buffers;
using System.ComponentModel;
using MemFormat.Roots;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

/// <summary>The entry points with the codec known: what calls of <see cref="MemFormatSerializer"/> are bound to.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatEntry
{
    /// <summary>See <see cref="MemFormatSerializer.Serialize{T}(T, MemFormatOptions?)"/>.</summary>
    public static byte[] Serialize<T, TCodec>(T value, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        PayloadBuffer buffer = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(buffer, buffer.Start(), LimitsOf(options));
        RootWriting.Write<T, TCodec>(ref writer, value, options);
        byte[] payload = buffer.ToArray(writer.Unflushed);
        buffer.Return();
        return payload;
    }

    /// <summary>See <see cref="MemFormatSerializer.Serialize{T}(IBufferWriter{byte}, T, MemFormatOptions?)"/>.</summary>
    public static void Serialize<T, TCodec>(IBufferWriter<byte> destination, T value, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        ArgumentNullException.ThrowIfNull(destination);
        var writer = new MemFormatWriter(destination, LimitsOf(options));
        RootWriting.Write<T, TCodec>(ref writer, value, options);
        writer.Flush();
    }

    /// <summary>See <see cref="MemFormatSerializer.TrySerialize{T}(Span{byte}, T, out int, MemFormatOptions?)"/>.</summary>
    public static bool TrySerialize<T, TCodec>(Span<byte> destination, T value, out int bytesWritten, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        // What does not fit goes to the buffer. Some of it may be room that was asked for and not needed in the end.
        PayloadBuffer overflow = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(destination, overflow, LimitsOf(options));
        RootWriting.Write<T, TCodec>(ref writer, value, options);
        writer.Flush();
        int inTarget = writer.TargetUsed;
        bool fits = overflow.Written.TryCopyTo(destination[inTarget..]);
        bytesWritten = fits ? inTarget + overflow.Written.Length : 0;
        overflow.Return();
        return fits;
    }

    /// <summary>See <see cref="MemFormatSerializer.Deserialize{T}(ReadOnlySpan{byte}, MemFormatOptions?)"/>.</summary>
    public static T? Deserialize<T, TCodec>(ReadOnlySpan<byte> payload, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        RootSchema schema = RootOf<TCodec>.Schema;
        var reader = new MemFormatReader(payload, LimitsOf(options));
        try
        {
            T? value = RootReading.Read<T, TCodec>(ref reader, schema, options);
            if (reader.Left != 0)
            {
                MemFormatThrow.TrailingData();
            }

            reader.Release();
            return value;
        }
        catch (Exception exception) when (ReadFailure.IsBadData(exception))
        {
            if (ReadFailure.Locate(exception, schema, payload, reader.Offset, options) is { } replacement)
            {
                throw replacement;
            }

            throw;
        }
    }

    /// <summary>See <see cref="MemFormatSerializer.Deserialize{T}(ReadOnlySpan{byte}, out int, MemFormatOptions?)"/>.</summary>
    public static T? Deserialize<T, TCodec>(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        RootSchema schema = RootOf<TCodec>.Schema;
        var reader = new MemFormatReader(payload, LimitsOf(options));
        try
        {
            T? value = RootReading.Read<T, TCodec>(ref reader, schema, options);
            bytesRead = (int)reader.Offset;
            reader.Release();
            return value;
        }
        catch (Exception exception) when (ReadFailure.IsBadData(exception))
        {
            if (ReadFailure.Locate(exception, schema, payload, reader.Offset, options) is { } replacement)
            {
                throw replacement;
            }

            throw;
        }
    }

    /// <summary>See <see cref="MemFormatSerializer.Deserialize{T}(in ReadOnlySequence{byte}, MemFormatOptions?)"/>.</summary>
    public static T? Deserialize<T, TCodec>(in ReadOnlySequence<byte> payload, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        if (payload.IsSingleSegment)
        {
            return Deserialize<T, TCodec>(payload.FirstSpan, options);
        }

        using var joined = new JoinedSequence(payload);
        return Deserialize<T, TCodec>(joined.Bytes, options);
    }

    private static MemFormatLimits LimitsOf(MemFormatOptions? options) => options is null ? MemFormatLimits.Default : options.Limits;
}
