using MemFormat.Codecs.Unions;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>
/// Unions that are types of their own and hold a value of a case. Their payloads are those of <see cref="UnionCodec{T, TCases}"/>; one
/// without a value is null.
/// </summary>
/// <typeparam name="T">The union.</typeparam>
/// <typeparam name="TCases">Its cases.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct ValueUnionCodec<T, TCases> : IMemFormatCodec<T>
    where TCases : struct, IMemFormatValueUnion<T>
{
    public static int MinSize => WireKinds.MinUnionSize;

    public static bool HasPresence => true;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsNull(T value) => TCases.IsNull(value);

    public static void Describe(SchemaComposer schema) => schema.Union(UnionSource<TCases>.Instance);

    public static void Write(ref MemFormatWriter writer, T value) => ValueUnion<T, TCases>.Write(ref writer, value);

    /// <summary>Reads a value. Null if its case is unknown and the union allows it.</summary>
    public static T Read(ref MemFormatReader reader) => ValueUnion<T, TCases>.Read(ref reader);

    static bool IMemFormatDescribe.TryReadAll(ref MemFormatReader reader, ref byte first, int count)
    {
        ValueUnion<T, TCases>.Read(ref reader, MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref first), count));
        return true;
    }

    /// <inheritdoc cref="Read"/>
    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) => ValueUnion<T, TCases>.ReadResolved(ref reader, node);
}
