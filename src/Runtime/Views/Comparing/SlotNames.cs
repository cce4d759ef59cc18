using MemFormat.Plans.Match;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Views.Comparing;

/// <summary>Describes a slot in words of C#, with the names of types if they are known.</summary>
/// <param name="types">The types by number, if the schema has names.</param>
/// <param name="root">The schema with the names of unions, if known.</param>
internal readonly struct SlotNames(ReaderType[]? types, RootSchema? root)
{
    public string Of(WriterSlot slot)
    {
        var name = slot.Kind switch
        {
            _ when slot.Enum >= 0 && types?[slot.Enum].Name is { } named => named,
            WireKind.List => $"list of {Of(slot.Element!)}",
            WireKind.Map => $"map of {Of(slot.Key!)} to {Of(slot.Element!)}",
            WireKind.Object => OfType(slot.Type),
            WireKind.Reference => $"shared {OfType(slot.Type)}",
            WireKind.Union => root?.Unions[slot.Id]?.Source.Name ?? "union",
            WireKind.Opaque => FormattableString.Invariant($"custom codec {slot.Id:x8} version {slot.Version}"),
            WireKind.Extended when slot.IsSerialized => "payload",
            WireKind.Extended => slot.IsUnknown ? "kind of a later version" : ((WireExtension)slot.Id).ToString(),
            var kind => KindText.Of(kind),
        };

        // References say null or not without a trace on the wire.
        return slot.HasPresence && slot.Kind < WireKind.String ? name + "?" : name;
    }

    private string OfType(int number) => types?[number].Name ?? "object";
}
