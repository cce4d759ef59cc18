using MemFormat.Schemas;

namespace MemFormat.Plans.Match;

/// <summary>Conversions to and from extended kinds.</summary>
internal static class SlotConversions
{
    /// <inheritdoc cref="KindConversions.OfExtension"/>
    public static bool? OfExtension(WriterSlot from, WriterSlot to) => IsAsDefined(from) && IsAsDefined(to)
        ? KindConversions.OfExtension(KindOf(from), ExtensionOf(from), KindOf(to), ExtensionOf(to))
        : null;

    private static WireKind? KindOf(WriterSlot slot) => slot.Kind == WireKind.Extended ? null : slot.Kind;

    private static WireExtension? ExtensionOf(WriterSlot slot) => slot.Kind == WireKind.Extended ? (WireExtension)slot.Id : null;

    /// <summary>A stranger may state another base for an extension.</summary>
    private static bool IsAsDefined(WriterSlot slot) =>
        slot.Kind != WireKind.Extended || slot.Element!.Kind == WireExtensions.BaseOf((WireExtension)slot.Id);
}
