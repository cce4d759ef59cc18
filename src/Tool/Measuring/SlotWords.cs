using MemFormat.Schemas;

namespace MemFormat.Tool.Measuring;

/// <summary>Slots of schemas in words.</summary>
internal static class SlotWords
{
    /// <summary>The kind of a slot's values.</summary>
    public static string Of(WriterSlot? slot) => slot switch
    {
        null => "",
        { Kind: WireKind.List } => $"List<{Of(slot.Element)}>",
        { Kind: WireKind.Map } => $"Map<{Of(slot.Key)},{Of(slot.Element)}>",
        { Enum: >= 0 } => $"{OfType(slot.Enum)} {slot.Kind}",
        { IsObject: true } => OfType(slot.Type),
        { Kind: WireKind.Union } => FormattableString.Invariant($"union{slot.Id}"),
        { Kind: WireKind.Extended } when Enum.IsDefined((WireExtension)slot.Id) => ((WireExtension)slot.Id).ToString(),
        _ => slot.Kind.ToString(),
    };

    /// <summary>A type of a schema, by its number.</summary>
    public static string OfType(int number) => FormattableString.Invariant($"type{number}");
}
