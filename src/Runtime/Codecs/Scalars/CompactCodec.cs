using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Compact integers that are keys or values of maps: in groups of seven bits, zigzag if they are signed.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TCodec">The codec of those that are not compact.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct CompactCodec<T, TCodec> : IMemFormatCodec<T>
    where TCodec : struct, IMemFormatCompactCodec<T>
{
    public static int MinSize => 1;

    public static void Describe(SchemaComposer schema) => TCodec.DescribeCompact(schema);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value) => writer.WriteLength(CompactBits<T>.Get(value, TCodec.IsSigned));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader)
    {
        var bits = reader.ReadLength();
        if (Unsafe.SizeOf<T>() < sizeof(ulong) && bits >> (8 * Unsafe.SizeOf<T>()) != 0)
            MemFormatThrow.InvalidData();
        return CompactBits<T>.Make(bits, TCodec.IsSigned);
    }

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) => TCodec.ReadResolved(ref reader, node);
}
