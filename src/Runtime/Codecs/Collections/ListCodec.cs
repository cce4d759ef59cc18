using MemFormat.Codecs.Collections;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Lists, null included.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
[CodecFor<IEnumerable<object>>(CodedSlot.List, initialSize: 32)]
[CodecFor<IReadOnlyCollection<object>>(CodedSlot.List, initialSize: 32)]
[CodecFor<IReadOnlyList<object>>(CodedSlot.List, initialSize: 32)]
[CodecFor<ICollection<object>>(CodedSlot.List, initialSize: 32, isFillable: true)]
[CodecFor<IList<object>>(CodedSlot.List, initialSize: 32, isFillable: true)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct ListCodec<T, TCodec> : IMemFormatCodec<List<T>>
#nullable restore annotations
    where TCodec : struct, IMemFormatCodec<T>
{
    public static void Describe(SchemaComposer schema)
    {
        schema.List();
        TCodec.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.NoInlining)] // The elements' codec is inlined here; the JIT's budget is per method.
    public static void Write(ref MemFormatWriter writer, List<T>? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
            return;
        }

        var items = CollectionsMarshal.AsSpan(value);
        Elements<T, TCodec>.Write(ref writer, items);
        if (value.Count != items.Length)
            writer.ThrowChanged();
    }

    public static List<T>? Read(ref MemFormatReader reader)
    {
        var header = reader.ReadLength();
        if (header == CollectionHeader.Null)
            return null;
        if ((header & CollectionHead.FlagMask) != 0 || Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
            return ReadPacked(ref reader, header, []);
        var count = Elements<T, TCodec>.Count(ref reader, header);
        var list = new List<T>(count);
        CollectionsMarshal.SetCount(list, count);
        Elements<T, TCodec>.Read(ref reader, CollectionsMarshal.AsSpan(list));
        return list;
    }

    public static List<T>? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : ResolvedElements<T, TCodec>.ReadList(ref reader, node);

    static bool IMemFormatDescribe.CanPopulate => true;

    public static List<T>? ReadInto(ref MemFormatReader reader, PlanNode node, List<T>? existing)
    {
        if (existing is null)
            return ReadResolved(ref reader, node);
        return node.IsExact ? ReadInto(ref reader, existing) : ResolvedElements<T, TCodec>.ReadListInto(ref reader, node, existing);
    }

    private static List<T>? ReadInto(ref MemFormatReader reader, List<T> existing)
    {
        var header = reader.ReadLength();
        if (header == CollectionHeader.Null)
            return null;
        if ((header & CollectionHead.FlagMask) != 0 || Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
            return ReadPacked(ref reader, header, existing);
        var count = Elements<T, TCodec>.Count(ref reader, header);
        CollectionsMarshal.SetCount(existing, count);
        Elements<T, TCodec>.ReadInto(ref reader, CollectionsMarshal.AsSpan(existing));
        return existing;
    }

    private static List<T> ReadPacked(ref MemFormatReader reader, ulong header, List<T> list)
    {
        Elements<T, TCodec>.ReadPacked(ref reader, header, list);
        return list;
    }
}
