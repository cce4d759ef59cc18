using System.Buffers;
using System.ComponentModel;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>The object form of a struct codec.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TCodec">The struct codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class StructCodec<T, TCodec> : MemFormatCodec<T>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <summary>The only instance you need.</summary>
    public static StructCodec<T, TCodec> Instance { get; } = new();

    /// <inheritdoc/>
    public override string Id => "";

    internal override RootSchema RootSchema => RootOf<TCodec>.Schema;

    /// <inheritdoc/>
    public override void Write(ref MemFormatWriter writer, T value)
    {
        RequireNoScope();
        TCodec.Write(ref writer, value);
    }

    /// <inheritdoc/>
    public override T Read(ref MemFormatReader reader)
    {
        RequireNoScope();
        return TCodec.Read(ref reader);
    }

    internal override byte[] Serialize(T value, MemFormatOptions? options) => MemFormatEntry.Serialize<T, TCodec>(value, options);

    internal override void Serialize(IBufferWriter<byte> destination, T value, MemFormatOptions? options) =>
        MemFormatEntry.Serialize<T, TCodec>(destination, value, options);

    internal override bool TrySerialize(Span<byte> destination, T value, out int bytesWritten, MemFormatOptions? options) =>
        MemFormatEntry.TrySerialize<T, TCodec>(destination, value, out bytesWritten, options);

    internal override T? Deserialize(ReadOnlySpan<byte> payload, MemFormatOptions? options) =>
        MemFormatEntry.Deserialize<T, TCodec>(payload, options);

    internal override T? Deserialize(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options) =>
        MemFormatEntry.Deserialize<T, TCodec>(payload, out bytesRead, options);

    internal override T? Deserialize(in ReadOnlySequence<byte> payload, MemFormatOptions? options) =>
        MemFormatEntry.Deserialize<T, TCodec>(payload, options);

    internal override void Populate(ReadOnlySpan<byte> payload, ref T value, MemFormatOptions? options) =>
        MemFormatEntry.Populate<T, TCodec>(payload, ref value, options);

    internal override T Clone(T value, MemFormatOptions? options) => MemFormatEntry.Clone<T, TCodec>(value, options);

    /// <summary>A value that depends on the rest of its payload cannot be a part of another one.</summary>
    private static void RequireNoScope()
    {
        if (RootOf<TCodec>.Schema.NeedsScope)
        {
            throw new NotSupportedException($"Values of {typeof(T)} depend on the rest of their payload. Write them as a separate payload.");
        }
    }
}
