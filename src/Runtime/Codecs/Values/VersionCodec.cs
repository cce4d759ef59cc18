using MemFormat.Codecs.Finding;
using MemFormat.Codecs.Values;
using MemFormat.Io;
using MemFormat.Plans.Run;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Version"/>, null included, as their text.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Extended + (int)WireExtension.Version)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct VersionCodec : IMemFormatCodec<Version>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema) => schema.Extended(WireExtension.Version);

    public static void Write(ref MemFormatWriter writer, Version? value) => PlainText.Write(ref writer, value);

    public static Version? Read(ref MemFormatReader reader) =>
        reader.ReadNullableString() is { } text ? TryParse(text) ?? PlainText.Fail<Version>("A text is not a version.") : null;

    public static Version? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader)
        : SourceText.Read(ref reader, node) is { } text ? TryParse(text) ?? CanonicalText.Fail<Version>()
        : null;

    private static Version? TryParse(string text) => Version.TryParse(text, out var value) && PlainText.IsOf(value, text) ? value : null;
}
