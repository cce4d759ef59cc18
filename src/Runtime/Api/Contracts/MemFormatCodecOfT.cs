using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Schemas;

namespace MemFormat;

/// <summary>
/// Writes and reads values of a type, without a header. Derive from it for a codec of yours and name it in
/// <see cref="MemCodecAttribute"/>.
/// </summary>
/// <typeparam name="T">The type of the values.</typeparam>
public abstract partial class MemFormatCodec<T> : MemFormatCodec
{
    /// <summary>
    /// For codecs of yours. One instance serves all values and threads, so it must keep no state between calls.
    /// </summary>
    protected MemFormatCodec()
    {
    }

    /// <summary>
    /// The name of the codec in schemas. Never change it: a reader refuses data of a codec with another id. Empty for
    /// generated codecs, because they describe themselves.
    /// </summary>
    public abstract string Id { get; }

    /// <summary>The version of the codec's bytes. Raise it if you change them.</summary>
    public virtual uint Version => 1;

    /// <inheritdoc/>
    public sealed override Type Type => typeof(T);

    /// <summary>Writes the body of a value.</summary>
    /// <param name="writer">The writer to write to.</param>
    /// <param name="value">The value. It is not <see langword="null"/>, except for strings and collections.</param>
    public abstract void Write(ref MemFormatWriter writer, T value);

    /// <summary>Reads the body of a value written with the same schema.</summary>
    /// <param name="reader">The reader to read from.</param>
    public abstract T Read(ref MemFormatReader reader);

    /// <summary>Reads the body of a value written by a codec with the same <see cref="Id"/>.</summary>
    /// <param name="reader">The reader to read from. It ends with the value, and you must read all of it.</param>
    /// <param name="version">The <see cref="Version"/> of the codec that wrote the value. It may be later than yours.</param>
    /// <exception cref="MemFormatException">The version differs, and the codec does not override this method.</exception>
    public virtual T Read(ref MemFormatReader reader, uint version) => version == Version ? Read(ref reader) : throw OtherVersion(version);

    private protected MemFormatException OtherVersion(uint version) => new(MemFormatError.UnsupportedType,
        $"The custom codec '{Id}' reads version {Version}, but the value has version {version}. Override Read(ref MemFormatReader, uint) to read other versions.");

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

    internal sealed override object? Clone(object? value, MemFormatOptions? options) => value is null ? null : Entry.Clone(Unboxed(value), options);

    internal sealed override byte[] Serialize(object? value, MemFormatOptions? options) => Entry.Serialize(Unboxed(value), options);

    internal sealed override bool TrySerialize(Span<byte> destination, object? value, out int bytesWritten, MemFormatOptions? options) =>
        Entry.TrySerialize(destination, Unboxed(value), out bytesWritten, options);

    /// <summary>The entry points of the codec's type.</summary>
    internal virtual partial MemFormatEntry<T> Entry { get; }

    private T Unboxed(object? value) => value switch
    {
        T typed => typed,
        null when Entry.IsNull(default!) => default!,
        _ => throw new ArgumentException(
            $"The value is {(value is null ? "null" : DisplayNames.Of(value.GetType()))}. It cannot be written as {DisplayNames.Of(typeof(T))}.",
            nameof(value)),
    };
}
