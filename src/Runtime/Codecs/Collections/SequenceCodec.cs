using MemFormat.Codecs.Collections;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Collections of elements beside arrays, lists and sets, null included. Their bytes are those of a list.</summary>
/// <typeparam name="TCollection">The type of the collections.</typeparam>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <typeparam name="TForm">How the collections give their elements and are made of them.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct SequenceCodec<TCollection, T, TCodec, TForm> : IMemFormatCodec<TCollection>
#nullable restore annotations
    where TCodec : struct, IMemFormatCodec<T>
    where TForm : struct, ISequenceForm<TCollection, T>
{
    /// <summary>What the object is larger than a list, about, and never more than a byte pays for.</summary>
    internal const int ObjectSize = 48;

    public static byte NullHead => CollectionHead.Null;

    public static void Describe(SchemaComposer schema) => ArrayCodec<T, TCodec>.Describe(schema);

    [MethodImpl(MethodImplOptions.NoInlining)] // The elements' codec is inlined here; the JIT's budget is per method.
    public static void Write(ref MemFormatWriter writer, TCollection? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
            return;
        }

        var copy = default(PooledItems<T>);
        var items = TForm.Items(value, ref copy);
        copy.Check(ref writer);
        if (TForm.IsHashOrdered)
            SortedElements<T, TCodec>.Write(ref writer, items);
        else
            Elements<T, TCodec>.Write(ref writer, items);

        copy.Return();
    }

    public static TCollection? Read(ref MemFormatReader reader)
    {
        ref var start = ref reader.Position;
        var left = reader.Left;
        var items = ArrayCodec<T, TCodec>.Read(ref reader);
        return items is null ? default : Make(ref reader, items, ref start, left);
    }

    public static TCollection? ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        ref var start = ref reader.Position;
        var left = reader.Left;
        var items = ArrayCodec<T, TCodec>.ReadResolved(ref reader, node);
        return items is null ? default : Make(ref reader, items, ref start, left);
    }

    private static TCollection Make(ref MemFormatReader reader, T[] items, ref byte start, nuint left)
    {
        // Elements may be bits, and are in an array first.
        reader.Charge(TForm.EmptySize + ObjectSize + (long)items.Length * (Unsafe.SizeOf<T>() + (default(TForm) is INodeForm ? INodeForm.Size : 0)));

        // An exception of a comparer or the collection is an error of the collection, so the reader is set right after
        // its first byte then.
        ref var end = ref reader.Position;
        var rest = reader.Left;
        reader.Move(ref Unsafe.Add(ref start, 1), left - 1);
        var made = TForm.Of(items, reader.Limits);
        reader.Move(ref end, rest);
        return made;
    }
}
