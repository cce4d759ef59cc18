using MemFormat.Codecs.Unions;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>Values of one of several types: the number of the case, then the output of the case's codec.</summary>
/// <typeparam name="T">The union's type: an interface, a class, or <see cref="object"/>.</typeparam>
/// <typeparam name="TCases">Its cases.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct UnionCodec<T, TCases> : IMemFormatCodec<T>
    where T : class
    where TCases : struct, IMemFormatUnion
{
    public static int MinSize => WireKinds.MinUnionSize;

    public static bool HasPresence => true;

    static bool IMemFormatDescribe.IsObject => true;

    public static void Describe(SchemaComposer schema) => schema.Union(UnionSource<TCases>.Instance);

    public static void Write(ref MemFormatWriter writer, T value) => Union<TCases>.Write(ref writer, value);

    /// <summary>Reads a value. Null if its case is unknown and the union allows it.</summary>
    public static T Read(ref MemFormatReader reader) => Unsafe.As<T>(Union<TCases>.Read(ref reader))!;

    /// <inheritdoc cref="Read"/>
    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) => Unsafe.As<T>(Union<TCases>.ReadResolved(ref reader, node))!;

    static void IMemFormatDescribe.WriteObject(ref MemFormatWriter writer, object? value) => Union<TCases>.Write(ref writer, value!);

    static object? IMemFormatDescribe.ReadObject(ref MemFormatReader reader) => Union<TCases>.Read(ref reader);

    static bool IMemFormatDescribe.TryReadAll(ref MemFormatReader reader, ref byte first, int count)
    {
        Union<TCases>.Read(ref reader, MemoryMarshal.CreateSpan(ref Unsafe.As<byte, object?>(ref first), count));
        return true;
    }

    static object? IMemFormatDescribe.ReadObjectResolved(ref MemFormatReader reader, PlanNode node, object? existing) =>
        Union<TCases>.ReadResolved(ref reader, node);
}
