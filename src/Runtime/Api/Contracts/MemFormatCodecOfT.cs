using System.Buffers;
using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Schemas;

namespace MemFormat;

/// <summary>
/// The object form of a codec: writes and reads values of a type, without a header. Derive from it for a codec of your own and
/// name that with <see cref="MemCodecAttribute"/>.
/// </summary>
/// <typeparam name="T">The type of the values.</typeparam>
public abstract partial class MemFormatCodec<T> : MemFormatCodec
{
    /// <summary>For codecs of your own. One instance serves all values and threads, so it keeps nothing between calls.</summary>
    protected MemFormatCodec()
    {
    }

    /// <summary>
    /// The name by which payloads know what the codec writes, for ever: data of a codec with another id is refused. Empty for
    /// generated codecs, which describe themselves.
    /// </summary>
    public abstract string Id { get; }

    /// <summary>The version in which the codec writes. Raise it when the bytes change.</summary>
    public virtual uint Version => 1;

    /// <inheritdoc/>
    public sealed override Type Type => typeof(T);

    /// <summary>Writes the body of a value.</summary>
    /// <param name="writer">Where to write.</param>
    /// <param name="value">The value; not null, unless it is a string or a collection.</param>
    public abstract void Write(ref MemFormatWriter writer, T value);

    /// <summary>Reads the body of a value that was written with the same schema.</summary>
    /// <param name="reader">Where to read.</param>
    public abstract T Read(ref MemFormatReader reader);

    /// <summary>Reads the body of a value that a codec with the same <see cref="Id"/> wrote.</summary>
    /// <param name="reader">Where to read. It ends where the value does, and all of it must be read.</param>
    /// <param name="version">The <see cref="Version"/> that wrote the value, which may be a later one.</param>
    /// <exception cref="MemFormatException">The version is another one, and the codec does not override this method.</exception>
    public virtual T Read(ref MemFormatReader reader, uint version) => version == Version
        ? Read(ref reader)
        : throw new MemFormatException(MemFormatError.UnsupportedType, $"The custom codec '{Id}' reads version {Version} and not {version}.");

    internal override partial RootSchema RootSchema { get; }

    /// <inheritdoc/>
    public sealed override void SerializeObject(IBufferWriter<byte> destination, object? value, MemFormatOptions? options = null) =>
        Entry.Serialize(destination, Unboxed(value), options);

    /// <inheritdoc/>
    public sealed override object? DeserializeObject(ReadOnlySpan<byte> payload, MemFormatOptions? options = null) =>
        Entry.Deserialize(payload, isAll: true, out _, options);

    /// <inheritdoc/>
    public sealed override object? DeserializeObject(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options = null) =>
        Entry.Deserialize(payload, isAll: false, out bytesRead, options);

    /// <inheritdoc/>
    public sealed override object? DeserializeObject(in ReadOnlySequence<byte> payload, MemFormatOptions? options = null)
    {
        using var joined = new JoinedSequence(payload);
        return Entry.Deserialize(joined.Bytes, isAll: true, out _, options);
    }

    internal sealed override byte[] Serialize(object? value, MemFormatOptions? options) => Entry.Serialize(Unboxed(value), options);

    internal sealed override bool TrySerialize(Span<byte> destination, object? value, out int bytesWritten, MemFormatOptions? options) =>
        Entry.TrySerialize(destination, Unboxed(value), out bytesWritten, options);

    /// <summary>The entry points of the codec's type.</summary>
    internal virtual partial MemFormatEntry<T> Entry { get; }

    private static T Unboxed(object? value) => value switch
    {
        T typed => typed,
        null when default(T) is null => default!,
        _ => throw new ArgumentException(
            $"The value is {(value is null ? "null" : TypeNames.Of(value.GetType()))} and cannot be written as {TypeNames.Of(typeof(T))}.", nameof(value)),
    };
}
