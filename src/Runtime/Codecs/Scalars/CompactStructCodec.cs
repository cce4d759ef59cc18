using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Structs in compact lists: their memory is integers of one kind, which lie in digits.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <typeparam name="TNumber">The type of the integers.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct CompactStructCodec<T, TCodec, TNumber> : IMemFormatCompactCodec<T>
    where TCodec : struct, IMemFormatCodec<T>
    where TNumber : unmanaged
{
    public static int MinSize => TCodec.MinSize;

    public static bool IsBlock => true;

    public static bool IsSigned => ScalarCodec<TNumber>.IsSigned;

    public static void Describe(SchemaComposer schema) => TCodec.Describe(schema);

    public static void DescribeCompact(SchemaComposer schema)
    {
        schema.Compact();
        TCodec.Describe(schema);
    }

    public static void Write(ref MemFormatWriter writer, T value) => TCodec.Write(ref writer, value);

    public static T Read(ref MemFormatReader reader) => TCodec.Read(ref reader);

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) => TCodec.ReadResolved(ref reader, node);

    public static T[] ReadDigits(ref MemFormatReader reader, int count, bool isSigned) =>
        CompactDigits.Read<T, TNumber>(ref reader, count, isSigned);

    public static bool TryWriteDigits(ref MemFormatWriter writer, ReadOnlySpan<T> items, bool isSigned) =>
        items.Length <= Array.MaxLength / (Unsafe.SizeOf<T>() / Unsafe.SizeOf<TNumber>())
        && CompactDigits.TryWrite<TNumber>(ref writer, items.Length, CompactDigits.Numbers<T, TNumber>(items), isSigned);
}
