using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Rune"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Extended + (int)WireExtension.Rune)]
public struct RuneCodec : IMemFormatCodec<Rune>
{
    private const int Size = 4;

    public static int MinSize => Size;

    public static void Describe(SchemaComposer schema) => schema.Extended(WireExtension.Rune);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, Rune value) => ScalarCodec<uint>.Write(ref writer, (uint)value.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Rune Read(ref MemFormatReader reader)
    {
        if (!Rune.TryCreate(ScalarCodec<uint>.Read(ref reader), out var value))
            MemFormatThrow.InvalidData("A number is not a Unicode scalar value.");
        return value;
    }

    public static Rune ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
