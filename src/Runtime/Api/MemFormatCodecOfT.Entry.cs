using System.Buffers;
using MemFormat.Codecs.Values;
using MemFormat.Io;
using MemFormat.Payloads;
using MemFormat.Schemas;

namespace MemFormat;

// A codec of yours is a root like any other: it writes and reads whole payloads.
public abstract partial class MemFormatCodec<T>
{
    private RootSchema? _schema;

    internal override partial RootSchema RootSchema => _schema ??= CustomFrame<T>.Schema(this);

    internal virtual partial byte[] Serialize(T value, MemFormatOptions? options) =>
        RootEntry<T, InstanceCodec<T>>.Serialize(value, RootSchema, options);

    internal virtual partial void Serialize(IBufferWriter<byte> destination, T value, MemFormatOptions? options) =>
        RootEntry<T, InstanceCodec<T>>.Serialize(destination, value, RootSchema, options);

    internal virtual partial bool TrySerialize(Span<byte> destination, T value, out int bytesWritten, MemFormatOptions? options) =>
        RootEntry<T, InstanceCodec<T>>.TrySerialize(destination, value, out bytesWritten, RootSchema, options);

    internal virtual partial T? Deserialize(ReadOnlySpan<byte> payload, MemFormatOptions? options) =>
        RootEntry<T, InstanceCodec<T>>.Deserialize(payload, isAll: true, out _, RootSchema, options);

    internal virtual partial T? Deserialize(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options) =>
        RootEntry<T, InstanceCodec<T>>.Deserialize(payload, isAll: false, out bytesRead, RootSchema, options);

    internal virtual partial T? Deserialize(in ReadOnlySequence<byte> payload, MemFormatOptions? options)
    {
        if (payload.IsSingleSegment)
        {
            return Deserialize(payload.FirstSpan, options);
        }

        using var joined = new JoinedSequence(payload);
        return Deserialize(joined.Bytes, options);
    }

    internal virtual partial T Clone(T value, MemFormatOptions? options) =>
        RootEntry<T, InstanceCodec<T>>.Clone(value, RootSchema, options);

    internal virtual partial void Populate(ReadOnlySpan<byte> payload, ref T value, MemFormatOptions? options) =>
        value = Deserialize(payload, options)!;
}
