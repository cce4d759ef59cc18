using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

/// <summary>The member that keeps unknown members, null included.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct ExtensionDataCodec : IMemFormatCodec<MemExtensionData?>
{
    public static void Describe(SchemaComposer schema) => schema.Extended(WireExtension.ExtensionData);

    public static void Write(ref MemFormatWriter writer, MemExtensionData? value) => BytesCodec.Write(ref writer, value?.Bytes);

    public static MemExtensionData? Read(ref MemFormatReader reader)
    {
        if (BytesCodec.Read(ref reader) is not { } bytes)
            return null;

        // The contents of the entries are checked when they become members somewhere.
        ExtensionEntry.Count(bytes);
        return new MemExtensionData(bytes);
    }

    /// <summary>Returns what the plan's steps kept of the current object.</summary>
    public static MemExtensionData? ReadResolved(ref MemFormatReader reader, PlanNode node) => PlanScope.Of(ref reader).TakeExtension(ref reader);
}
