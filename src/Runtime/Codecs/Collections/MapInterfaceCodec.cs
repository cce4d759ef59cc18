using MemFormat.Codecs.Collections;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>
/// Maps known by an interface: all that implement it are written, and one type is read. Their bytes are those of a
/// dictionary.
/// </summary>
/// <typeparam name="TInterface">The interface.</typeparam>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TKeyCodec">The codec of the keys.</typeparam>
/// <typeparam name="TValueCodec">The codec of the values.</typeparam>
/// <typeparam name="TConcrete">The type that is read, which implements the interface.</typeparam>
/// <typeparam name="TConcreteCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the types.
public struct MapInterfaceCodec<TInterface, TKey, TValue, TKeyCodec, TValueCodec, TConcrete, TConcreteCodec> : IMemFormatCodec<TInterface>
    where TInterface : class, IEnumerable<KeyValuePair<TKey, TValue>>
    where TKey : notnull
    where TKeyCodec : struct, IMemFormatCodec<TKey>
    where TValueCodec : struct, IMemFormatCodec<TValue>
    where TConcrete : class, TInterface
    where TConcreteCodec : struct, IMemFormatCodec<TConcrete>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema) => DictionaryCodec<TKey, TValue, TKeyCodec, TValueCodec>.Describe(schema);

    public static void Write(ref MemFormatWriter writer, TInterface? value)
    {
        switch (value)
        {
            case null:
                writer.WriteByte(CollectionHeader.Null);
                break;
            case TConcrete concrete:
                TConcreteCodec.Write(ref writer, concrete);
                break;
            case Dictionary<TKey, TValue> map:
                DictionaryCodec<TKey, TValue, TKeyCodec, TValueCodec>.Write(ref writer, map);
                break;
            default:
                WriteOther(ref writer, value);
                break;
        }
    }

    public static TInterface? Read(ref MemFormatReader reader) => TConcreteCodec.Read(ref reader);

    public static TInterface? ReadResolved(ref MemFormatReader reader, PlanNode node) => TConcreteCodec.ReadResolved(ref reader, node);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteOther(ref MemFormatWriter writer, TInterface value)
    {
        var copy = default(PooledItems<KeyValuePair<TKey, TValue>>);
        var entries = copy.Yielded(value);
        copy.Check(ref writer);
        Entries<TKey, TValue, TKeyCodec, TValueCodec>.Write(ref writer, entries, HashOrder.IsOf<TKey, TValue>(value));
        copy.Return();
    }
}
