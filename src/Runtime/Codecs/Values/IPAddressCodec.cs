using System.Net;
using MemFormat.Codecs.Finding;
using MemFormat.Codecs.Values;
using MemFormat.Io;
using MemFormat.Plans.Run;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="IPAddress"/>, null included, as their text.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Extended + (int)WireExtension.IPAddress)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct IPAddressCodec : IMemFormatCodec<IPAddress>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema) => schema.Extended(WireExtension.IPAddress);

    public static void Write(ref MemFormatWriter writer, IPAddress? value) => PlainText.Write(ref writer, value);

    public static IPAddress? Read(ref MemFormatReader reader) =>
        reader.ReadNullableString() is { } text ? TryParse(text) ?? PlainText.Fail<IPAddress>("A text is no IP address.") : null;

    public static IPAddress? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader)
        : SourceText.Read(ref reader, node) is { } text ? TryParse(text) ?? CanonicalText.Fail<IPAddress>()
        : null;

    private static IPAddress? TryParse(string text) => IPAddress.TryParse(text, out var value) && PlainText.IsOf(value, text) ? value : null;
}
