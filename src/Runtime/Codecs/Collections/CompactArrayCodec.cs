using MemFormat.Codecs.Collections;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Arrays of compact integers, or structs of these, null included.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct CompactArrayCodec<T, TCodec> : IMemFormatCodec<T[]>
#nullable restore annotations
    where TCodec : struct, IMemFormatCompactCodec<T>
{
    public static void Describe(SchemaComposer schema)
    {
        schema.List();
        TCodec.DescribeCompact(schema);
    }

    public static void Write(ref MemFormatWriter writer, T[]? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
            return;
        }

        CompactNumbers<T, TCodec>.Write(ref writer, value);
    }

    public static T[]? Read(ref MemFormatReader reader)
    {
        var header = reader.ReadLength();
        return header == CollectionHeader.Null ? null : CompactNumbers<T, TCodec>.Read(ref reader, header);
    }

    public static T[]? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : ResolvedElements<T, TCodec>.ReadArray(ref reader, node);
}
