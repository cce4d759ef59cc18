using System.ComponentModel;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>The member that keeps what is unknown here, null included.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ExtensionDataCodec : IMemFormatCodec<MemExtensionData?>
{
    public static void Describe(SchemaComposer schema) => schema.Extended(WireExtension.ExtensionData);

    public static void Write(ref MemFormatWriter writer, MemExtensionData? value) => BytesCodec.Write(ref writer, value?.Bytes);

    public static MemExtensionData? Read(ref MemFormatReader reader)
    {
        if (BytesCodec.Read(ref reader) is not { } bytes)
        {
            return null;
        }

        // What the entries hold is checked when they become members somewhere.
        ExtensionEntry.Count(bytes);
        return new MemExtensionData(bytes);
    }

    /// <summary>Gives what the plan's steps kept of the object that is read.</summary>
    public static MemExtensionData? ReadResolved(ref MemFormatReader reader, PlanNode node) => PlanScope.Of(ref reader).TakeExtension();
}
