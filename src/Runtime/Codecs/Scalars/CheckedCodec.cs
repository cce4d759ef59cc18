using MemFormat.Io;
using MemFormat.Plans.Run;

namespace MemFormat.Codecs;

/// <summary>Scalars with invalid bit patterns: <see cref="bool"/>, <see cref="decimal"/> and dates.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct CheckedCodec<T> : IMemFormatCodec<T>
{
    public static int MinSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Scalar<T>.Size;
    }

    public static void Describe(SchemaComposer schema) => schema.Kind(Scalar<T>.Kind);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value)
    {
        Scalar<T>.Put(ref writer.Reserve(MinSize), value);
        writer.Advance(MinSize);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader) => Scalar<T>.Get(ref reader.Take((nuint)MinSize));

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Number.Read<T>(ref reader, node);
}
