using MemFormat.Compression;
using MemFormat.Payloads.Finding;

namespace MemFormat;

/// <summary>Makes <see cref="Serialized{T}"/> values.</summary>
public static class Serialized
{
    /// <summary>Encodes a value now; later changes to it are not seen.</summary>
    /// <typeparam name="T">Any type that is a root.</typeparam>
    /// <param name="value">The value, null included.</param>
    /// <param name="options">How to write.</param>
    /// <exception cref="MemFormatException">As <see cref="MemFormatSerializer.Serialize{T}(T, MemFormatOptions?)"/>.</exception>
    public static Serialized<T> From<T>(T value, MemFormatOptions? options = null)
    {
        var codec = RootCodec<T>.Get(options);
        return new(codec.Entry.Serialize(value, options), default, codec, LimitsOf(options), DecompressionOf(options));
    }

    /// <summary>Takes a payload that was written elsewhere. It is not looked into until its value is asked for.</summary>
    /// <typeparam name="T">The type that it is to be read as.</typeparam>
    /// <param name="payload">The payload with its header; copied.</param>
    /// <param name="options">How to read.</param>
    public static Serialized<T> FromPayload<T>(ReadOnlySpan<byte> payload, MemFormatOptions? options = null) =>
        new(payload.ToArray(), default, RootCodec<T>.Get(options), LimitsOf(options), DecompressionOf(options));

    private static Decompression? DecompressionOf(MemFormatOptions? options) =>
        options is { Form: > MemFormatHeader.None } ? new Decompression(options) : null;

    private static MemFormatLimits LimitsOf(MemFormatOptions? options) => options is null ? MemFormatLimits.Default : options.Limits;
}
