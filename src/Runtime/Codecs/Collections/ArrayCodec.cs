using MemFormat.Codecs.Collections;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Arrays, null included.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct ArrayCodec<T, TCodec> : IMemFormatCodec<T[]>
#nullable restore annotations
    where TCodec : struct, IMemFormatCodec<T>
{
    public static void Describe(SchemaComposer schema)
    {
        schema.List();
        TCodec.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.NoInlining)] // The elements' codec is inlined here; the JIT's budget is per method.
    public static void Write(ref MemFormatWriter writer, T[]? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
            return;
        }

        // An array of a derived type is fine here: nothing is stored into it.
        Elements<T, TCodec>.Write(ref writer, new ReadOnlySpan<T>(value));
    }

    public static T[]? Read(ref MemFormatReader reader)
    {
        var header = reader.ReadLength();
        if (header == CollectionHeader.Null)
            return null;
        if (header == 0)
            return [];
        if ((header & CollectionHead.FlagMask) != 0 || Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
            return Elements<T, TCodec>.ReadPacked(ref reader, header, null);
        var count = Elements<T, TCodec>.Count(ref reader, header);
        var items = TCodec.IsBlock ? GC.AllocateUninitializedArray<T>(count) : new T[count];
        Elements<T, TCodec>.Read(ref reader, items);
        return items;
    }

    public static T[]? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : ResolvedElements<T, TCodec>.ReadArray(ref reader, node);

    static bool IMemFormatDescribe.CanPopulate => true;

    public static T[]? ReadInto(ref MemFormatReader reader, PlanNode node, T[]? existing)
    {
        // An array of a derived type cannot take every element.
        if (existing is null || existing.GetType() != typeof(T[]))
            return ReadResolved(ref reader, node);
        return node.IsExact ? ReadInto(ref reader, existing) : ResolvedElements<T, TCodec>.ReadArrayInto(ref reader, node, existing);
    }

    private static T[]? ReadInto(ref MemFormatReader reader, T[] existing)
    {
        ref var start = ref reader.Position;
        var left = reader.Left;
        var header = reader.ReadLength();
        if (header != (ulong)existing.Length << CollectionHead.CountShift || Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
        {
            reader.Move(ref start, left);
            return Read(ref reader);
        }

        CollectionHeader.Count(ref reader, header, TCodec.MinSize);
        Elements<T, TCodec>.ReadInto(ref reader, existing);
        return existing;
    }
}
