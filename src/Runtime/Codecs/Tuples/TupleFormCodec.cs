using MemFormat.Codecs.Tuples;

namespace MemFormat.Codecs;

/// <summary>Values written as tuples: tuples that are classes, pairs, ranges, lazy values.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TTuple">The tuple.</typeparam>
/// <typeparam name="TElements">Its elements.</typeparam>
/// <typeparam name="TForm">Converts between a value and a tuple.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct TupleFormCodec<T, TTuple, TElements, TForm> : IMemFormatCodec<T>
#nullable restore annotations
    where TTuple : struct
    where TElements : struct, ITupleElements<TTuple>
    where TForm : struct, ITupleForm<T, TTuple>
{
    public static int MinSize => Tuples<TTuple, TElements>.MinSize;

    public static bool HasPresence => !typeof(T).IsValueType;

    public static void Describe(SchemaComposer schema) => Tuples<TTuple, TElements>.Describe<TupleFormCodec<T, TTuple, TElements, TForm>>(
        schema, typeof(T), TForm.Names, typeof(T).IsValueType);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value) => Tuples<TTuple, TElements>.Write(ref writer, TForm.ToTuple(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader) => TForm.ToValue(Tuples<TTuple, TElements>.Read(ref reader));

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        TForm.ToValue(Tuples<TTuple, TElements>.ReadResolved(ref reader, node));
}
