using MemFormat.Codecs.Collections;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Lists of compact integers, or structs of these, null included.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct CompactListCodec<T, TCodec> : IMemFormatCodec<List<T>>
#nullable restore annotations
    where TCodec : struct, IMemFormatCompactCodec<T>
{
    public static void Describe(SchemaComposer schema)
    {
        schema.List();
        TCodec.DescribeCompact(schema);
    }

    public static void Write(ref MemFormatWriter writer, List<T>? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
            return;
        }

        var items = CollectionsMarshal.AsSpan(value);
        CompactNumbers<T, TCodec>.Write(ref writer, items);
        if (value.Count != items.Length)
            writer.ThrowChanged();
    }

    public static List<T>? Read(ref MemFormatReader reader)
    {
        var header = reader.ReadLength();
        return header == CollectionHeader.Null ? null : Lists.Of(CompactNumbers<T, TCodec>.Read(ref reader, header));
    }

    public static List<T>? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : ResolvedElements<T, TCodec>.ReadList(ref reader, node);
}
