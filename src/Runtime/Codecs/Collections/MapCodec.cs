using MemFormat.Codecs.Collections;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Maps beside dictionaries, null included. Their bytes are those of a dictionary; a key that comes twice is an error.</summary>
/// <typeparam name="TMap">The type of the maps.</typeparam>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TKeyCodec">The codec of the keys.</typeparam>
/// <typeparam name="TValueCodec">The codec of the values.</typeparam>
/// <typeparam name="TForm">How the maps give their entries and are made of them.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct MapCodec<TMap, TKey, TValue, TKeyCodec, TValueCodec, TForm> : IMemFormatCodec<TMap>
#nullable restore annotations
    where TKey : notnull
    where TKeyCodec : struct, IMemFormatCodec<TKey>
    where TValueCodec : struct, IMemFormatCodec<TValue>
    where TForm : struct, IMapForm<TMap, TKey, TValue>
{
    /// <summary>What the object is larger than a list, about, and never more than a byte pays for.</summary>
    private const int ObjectSize = 48;

    public static byte NullHead => CollectionHead.Null;

    public static void Describe(SchemaComposer schema) => DictionaryCodec<TKey, TValue, TKeyCodec, TValueCodec>.Describe(schema);

    [MethodImpl(MethodImplOptions.NoInlining)] // The codecs of keys and values are inlined here; the JIT's budget is per method.
    public static void Write(ref MemFormatWriter writer, TMap? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
            return;
        }

        var copy = default(PooledItems<KeyValuePair<TKey, TValue>>);
        var entries = TForm.Entries(value, ref copy);
        copy.Check(ref writer);
        Entries<TKey, TValue, TKeyCodec, TValueCodec>.Write(ref writer, entries, TForm.IsHashOrdered);
        copy.Return();
    }

    public static TMap? Read(ref MemFormatReader reader)
    {
        ref var start = ref reader.Position;
        var left = reader.Left;
        var entries = Entries<TKey, TValue, TKeyCodec, TValueCodec>.Read(ref reader);
        return entries is null ? default : Make(ref reader, entries, ref start, left);
    }

    public static TMap? ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        ref var start = ref reader.Position;
        var left = reader.Left;
        var entries = Entries<TKey, TValue, TKeyCodec, TValueCodec>.ReadResolved(ref reader, node);
        return entries is null ? default : Make(ref reader, entries, ref start, left);
    }

    private static TMap Make(ref MemFormatReader reader, KeyValuePair<TKey, TValue>[] entries, ref byte start, nuint left)
    {
        // Values may be null.
        reader.Charge(TForm.EmptySize + ObjectSize + (long)entries.Length * (Unsafe.SizeOf<KeyValuePair<TKey, TValue>>() + INodeForm.Size));

        // Duplicate keys are an error of the map, so the reader is set right after its first byte then.
        ref var end = ref reader.Position;
        var rest = reader.Left;
        reader.Move(ref Unsafe.Add(ref start, 1), left - 1);
        if (!TForm.TryMake(entries, reader.Limits, out var map))
            MapKeys.FailTwice();

        reader.Move(ref end, rest);
        return map;
    }
}
