using MemFormat.Codecs.Finding;
using MemFormat.Io;
using MemFormat.Plans.Run;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="StringBuilder"/>, null included, as strings.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Text)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct StringBuilderCodec : IMemFormatCodec<StringBuilder>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.String);

    public static void Write(ref MemFormatWriter writer, StringBuilder? value)
    {
        if (value is null)
        {
            writer.WriteByte(StringEncoding.Null);
            return;
        }

        // A copy, since the text must not change between the looks at it.
        var length = value.Length;
        var text = ArrayPool<char>.Shared.Rent(length);
        value.CopyTo(0, text, length);
        writer.WriteText(text.AsSpan(0, length));
        ArrayPool<char>.Shared.Return(text);
    }

    public static StringBuilder? Read(ref MemFormatReader reader) => Build(reader.ReadNullableString());

    public static StringBuilder? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        Build(CanonicalText.IsText(node.Source) ? SourceText.Read(ref reader, node) : CanonicalText.Print(ref reader, node.Kind));

    private static StringBuilder? Build(string? text) => text is null ? null : new StringBuilder(text);
}
