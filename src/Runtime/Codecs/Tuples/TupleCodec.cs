using MemFormat.Codecs.Tuples;

namespace MemFormat.Codecs;

/// <summary>Tuples that are structs: objects with the elements as members 1 and up.</summary>
/// <typeparam name="T">The tuple.</typeparam>
/// <typeparam name="TElements">Its elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct TupleCodec<T, TElements> : IMemFormatCodec<T>
    where T : struct
    where TElements : struct, ITupleElements<T>
{
    public static int MinSize => Tuples<T, TElements>.MinSize;

    public static void Describe(SchemaComposer schema) =>
        Tuples<T, TElements>.Describe<TupleCodec<T, TElements>>(schema, typeof(T), names: null, isStruct: true);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value) => Tuples<T, TElements>.Write(ref writer, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader) => Tuples<T, TElements>.Read(ref reader);

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) => Tuples<T, TElements>.ReadResolved(ref reader, node);
}
