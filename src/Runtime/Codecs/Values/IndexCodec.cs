using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Index"/>. An index from the end is its complement, so every number is valid.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Extended + (int)WireExtension.Index)]
public struct IndexCodec : IMemFormatCodec<Index>
{
    private const int Size = 4;

    public static int MinSize => Size;

    public static void Describe(SchemaComposer schema) => schema.Extended(WireExtension.Index);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, Index value) =>
        ScalarCodec<int>.Write(ref writer, value.IsFromEnd ? ~value.Value : value.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Index Read(ref MemFormatReader reader)
    {
        var value = ScalarCodec<int>.Read(ref reader);
        return value < 0 ? Index.FromEnd(~value) : Index.FromStart(value);
    }

    public static Index ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
