using System.Collections;
using MemFormat.Codecs.Collections;
using MemFormat.Codecs.Finding;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="BitArray"/>, null included: lists of bools.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Bits)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct BitArrayCodec : IMemFormatCodec<BitArray>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema)
    {
        schema.List();
        schema.Kind(WireKind.Bool);
    }

    public static void Write(ref MemFormatWriter writer, BitArray? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
            return;
        }

        var count = value.Count;
        var size = BitString.Size(count);
        var bits = ArrayPool<byte>.Shared.Rent(size);
        value.CopyTo(bits, 0);
        if (value.Count != count)
            writer.ThrowChanged();

        CollectionHeader.Write(ref writer, count);
        writer.WriteMemory(ref MemoryMarshal.GetArrayDataReference(bits), (uint)size);
        ArrayPool<byte>.Shared.Return(bits);
    }

    public static BitArray? Read(ref MemFormatReader reader)
    {
        var header = reader.ReadLength();
        if (header == CollectionHeader.Null)
            return null;
        var count = CollectionHeader.CountPacked(ref reader, header, 8, 0);
        ref var bits = ref BitString.Take(ref reader, count);
        return new BitArray(MemoryMarshal.CreateReadOnlySpan(ref bits, BitString.Size(count)).ToArray()) { Length = count };
    }

    public static BitArray? ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        return ResolvedElements<bool, CheckedCodec<bool>>.ReadArray(ref reader, node) is { } items ? new BitArray(items) : null;
    }
}
