using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Arrays of bytes, null included.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct BytesCodec : IMemFormatCodec<byte[]>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.Bytes);

    public static void Write(ref MemFormatWriter writer, byte[]? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
            return;
        }

        CollectionHeader.Write(ref writer, value.Length);
        writer.WriteMemory(ref MemoryMarshal.GetArrayDataReference(value), (ulong)(uint)value.Length);
    }

    public static byte[]? Read(ref MemFormatReader reader) => ArrayCodec<byte, ScalarCodec<byte>>.Read(ref reader);

    public static byte[]? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        ArrayCodec<byte, ScalarCodec<byte>>.ReadResolved(ref reader, node);

    static bool IMemFormatDescribe.CanPopulate => true;

    public static byte[]? ReadInto(ref MemFormatReader reader, PlanNode node, byte[]? existing) =>
        ArrayCodec<byte, ScalarCodec<byte>>.ReadInto(ref reader, node, existing);
}
