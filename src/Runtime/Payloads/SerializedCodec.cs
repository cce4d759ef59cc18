using MemFormat.Codecs.Collections;
using MemFormat.Codecs.Finding;
using MemFormat.Compression;
using MemFormat.Io;
using MemFormat.Payloads;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>Payloads within payloads, null included: bytes on the wire.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Extended + (int)WireExtension.Serialized)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public readonly struct SerializedCodec<T, TCodec> : IMemFormatCodec<Serialized<T>>
#nullable restore annotations
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Serialized<TCodec>();

    /// <inheritdoc/>
    public static void Write(ref MemFormatWriter writer, Serialized<T>? value)
    {
        if (value is null)
            writer.WriteByte(CollectionHeader.Null);
        else if (value.Encoded(out var decoded) is { } payload)
            BytesCodec.Write(ref writer, payload);
        else
            WriteDecoded(ref writer, decoded!, options: null);
    }

    /// <inheritdoc/>
    public static Serialized<T>? Read(ref MemFormatReader reader) =>
        BytesCodec.Read(ref reader) is { } payload
            ? new(payload, default, StructCodec<T, TCodec>.Instance, reader.Limits, reader.Decompression())
            : null;

    /// <inheritdoc/>
    public static Serialized<T>? ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.Was == 0)
            return Read(ref reader);
        CheckFormer(node);

        // A plain value of the writer becomes one that is decoded already.
        var value = TCodec.ReadResolved(ref reader, node.Former);
        return value is null ? null : new(null, value, StructCodec<T, TCodec>.Instance, reader.Limits, reader.Decompression());
    }

    /// <summary>A plan of another type's would read anything anywhere.</summary>
    internal static void CheckFormer(PlanNode node)
    {
        if (!ReferenceEquals(node.FormerRoot, RootOf<TCodec>.Schema))
            throw new InvalidOperationException($"The schema of {typeof(Serialized<T>)} is inconsistent. Compile all assemblies of its types again.");
    }

    /// <summary>One level deeper, so that values which hold themselves come to an end.</summary>
    internal static void WriteDecoded(ref MemFormatWriter writer, T value, MemFormatOptions? options)
    {
        var buffer = PayloadBuffer.Rent();
        var inner = writer.Inner(buffer);
        var schema = RootOf<TCodec>.Schema;
        if (RootWriting.Begin(ref inner, Nulls.Is<T, TCodec>(value), schema, options))
        {
            TypeArgument<T, TCodec>.Write(ref inner, value);
            RootWriting.End(ref inner, buffer, schema, options);
        }

        inner.Flush();
        CollectionHeader.Write(ref writer, buffer.Written.Length);
        writer.WriteMemory(ref MemoryMarshal.GetReference(buffer.Written), (uint)buffer.Written.Length);
        buffer.State = null;
        buffer.Return();
    }
}
