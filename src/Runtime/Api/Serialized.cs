using MemFormat.Compression;
using MemFormat.Payloads.Finding;

namespace MemFormat;

/// <summary>Makes <see cref="Serialized{T}"/> values.</summary>
public static class Serialized
{
    /// <summary>Encodes a value now. Later changes to the value have no effect.</summary>
    /// <typeparam name="T">Any type that can be a root.</typeparam>
    /// <param name="value">The value, or <see langword="null"/>.</param>
    /// <param name="options">The options to write with.</param>
    /// <exception cref="MemFormatException">
    /// The same errors as <see cref="MemFormatSerializer.Serialize{T}(T, MemFormatOptions?)"/>.
    /// </exception>
    public static Serialized<T> From<T>(T value, MemFormatOptions? options = null)
    {
        var codec = RootCodec<T>.Get(options);
        return new(codec.Entry.Serialize(value, options), default, codec, LimitsOf(options), DecompressionOf(options));
    }

    /// <summary>Wraps a payload from elsewhere. It is not checked until you get its value.</summary>
    /// <typeparam name="T">The type to read it as.</typeparam>
    /// <param name="payload">The payload with its header. It is copied.</param>
    /// <param name="options">The options to read with.</param>
    public static Serialized<T> FromPayload<T>(ReadOnlySpan<byte> payload, MemFormatOptions? options = null) =>
        new(payload.ToArray(), default, RootCodec<T>.Get(options), LimitsOf(options), DecompressionOf(options));

    private static Decompression? DecompressionOf(MemFormatOptions? options) =>
        options is { Form: > MemFormatHeader.None } ? new Decompression(options) : null;

    private static MemFormatLimits LimitsOf(MemFormatOptions? options) => options is null ? MemFormatLimits.Default : options.Bounds;
}
