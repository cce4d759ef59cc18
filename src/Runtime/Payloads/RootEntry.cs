using System.Buffers;
using System.Runtime.CompilerServices;
using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Compression;
using MemFormat.Io;
using MemFormat.Schemas;

namespace MemFormat.Payloads;

/// <summary>
/// The work of the entry points. Not inlined: the JIT gives each method a budget for inlining, and a codec needs its
/// own.
/// </summary>
internal static class RootEntry<T, TCodec>
    where TCodec : struct, IMemFormatCodec<T>
{
    private static readonly MemFormatOptions s_clone = new() { Header = MemFormatHeader.None };

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static byte[] Serialize(T value, RootSchema schema, MemFormatOptions? options)
    {
        var buffer = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(buffer, buffer.Start(), LimitsOf(options));
        RootWriting.Write<T, TCodec>(ref writer, value, schema, options);
        var payload = buffer.ToArray(writer.Unflushed);
        buffer.Return();
        return payload;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Serialize(IBufferWriter<byte> destination, T value, RootSchema schema, MemFormatOptions? options)
    {
        var writer = new MemFormatWriter(destination, LimitsOf(options));
        RootWriting.Write<T, TCodec>(ref writer, value, schema, options);
        writer.Flush();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TrySerialize(Span<byte> destination, T value, out int bytesWritten, RootSchema schema, MemFormatOptions? options)
    {
        var buffer = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(buffer, buffer.Start(), LimitsOf(options));
        RootWriting.Write<T, TCodec>(ref writer, value, schema, options);
        writer.Flush();
        var fits = buffer.Written.TryCopyTo(destination);
        bytesWritten = fits ? buffer.Written.Length : 0;
        buffer.Return();
        return fits;
    }

    /// <summary>Reads a payload. Bytes may follow it only if the caller asks for its size.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static T? Deserialize(ReadOnlySpan<byte> payload, bool isAll, out int bytesRead, RootSchema schema, MemFormatOptions? options)
    {
        var reader = new MemFormatReader(payload, LimitsOf(options));
        try
        {
            var value = RootReading.Read<T, TCodec>(ref reader, schema, options);
            if (isAll && reader.Left != 0)
            {
                MemFormatThrow.TrailingData();
            }

            bytesRead = (int)reader.Offset;
            reader.Release();
            return value;
        }
        catch (Exception exception) when (BadData.Is(exception))
        {
            if (ReadFailure.Locate(exception, schema, reader.Within(payload), reader.ErrorOffset(), options) is { } replacement)
            {
                throw replacement;
            }

            throw;
        }
    }

    /// <summary>Reads a payload into an existing value. Bytes after it are an error.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static T? Populate(ReadOnlySpan<byte> payload, T existing, RootSchema schema, MemFormatOptions? options)
    {
        var reader = new MemFormatReader(payload, LimitsOf(options));
        try
        {
            var value = RootReading.ReadInto<T, TCodec>(ref reader, existing, schema, options);
            if (reader.Left != 0)
            {
                MemFormatThrow.TrailingData();
            }

            reader.Release();
            return value;
        }
        catch (Exception exception) when (BadData.Is(exception))
        {
            if (ReadFailure.Locate(exception, schema, reader.Within(payload), reader.ErrorOffset(), options) is { } replacement)
            {
                throw replacement;
            }

            throw;
        }
    }

    /// <summary>Writes a value without a header and reads it back.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static T Clone(T value, RootSchema schema, MemFormatOptions? options)
    {
        if (RootWriting.IsNull(value))
        {
            return value;
        }

        options = options is null ? s_clone : new MemFormatOptions { Header = MemFormatHeader.None, Limits = options.Limits };
        var buffer = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(buffer, buffer.Start(), options.Limits);
        RootWriting.Write<T, TCodec>(ref writer, value, schema, options);
        writer.Flush();
        var copy = Deserialize(buffer.Written, isAll: true, out _, schema, options)!;
        buffer.Return();
        return copy;
    }

    private static MemFormatLimits LimitsOf(MemFormatOptions? options) => options is null ? MemFormatLimits.Default : options.Limits;
}
