using MemFormat.Codecs.Collections;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>
/// Collections of elements known by an interface: all that implement it are written, and one type is read. Their bytes
/// are those of a list.
/// </summary>
/// <typeparam name="TInterface">The interface.</typeparam>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <typeparam name="TConcrete">The type that is read, which implements the interface.</typeparam>
/// <typeparam name="TConcreteCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the types.
public struct SequenceInterfaceCodec<TInterface, T, TCodec, TConcrete, TConcreteCodec> : IMemFormatCodec<TInterface>
    where TInterface : class, IEnumerable<T>
    where TCodec : struct, IMemFormatCodec<T>
    where TConcrete : class, TInterface
    where TConcreteCodec : struct, IMemFormatCodec<TConcrete>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema) => ArrayCodec<T, TCodec>.Describe(schema);

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
            case List<T> list:
                ListCodec<T, TCodec>.Write(ref writer, list);
                break;
            case T[] array:
                ArrayCodec<T, TCodec>.Write(ref writer, array);
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
        var copy = default(PooledItems<T>);
        var items = copy.Yielded(value);
        copy.Check(ref writer);
        if (HashOrder.IsOf<T>(value))
            SortedElements<T, TCodec>.Write(ref writer, items);
        else
            Elements<T, TCodec>.Write(ref writer, items);

        copy.Return();
    }
}
