using MemFormat.Io;
using MemFormat.Plans.Run;

namespace MemFormat.Codecs;

/// <summary>
/// Scalars for which every bit pattern is valid, written as they are in memory: numbers, <see cref="char"/>,
/// <see cref="Guid"/> and <see cref="TimeSpan"/>. For the others see <see cref="CheckedCodec{T}"/>.
/// </summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct ScalarCodec<T> : IMemFormatCompactCodec<T>
{
    public static int MinSize => Unsafe.SizeOf<T>();

    public static bool IsBlock => true;

    public static void Describe(SchemaComposer schema) => schema.Kind(Scalar<T>.Kind);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value)
    {
        Unsafe.WriteUnaligned(ref writer.Reserve(Unsafe.SizeOf<T>()), value);
        writer.Advance(Unsafe.SizeOf<T>());
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader) => Unsafe.ReadUnaligned<T>(ref reader.Take((nuint)Unsafe.SizeOf<T>()));

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Number.Read<T>(ref reader, node);

    public static bool IsSigned => Scalar<T>.IsSigned;

    public static void DescribeCompact(SchemaComposer schema) => schema.Kind(Scalar<T>.Kind, WirePlace.Compact);
}
