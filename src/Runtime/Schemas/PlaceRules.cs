namespace MemFormat.Schemas;

/// <summary>The allowed places of each kind.</summary>
internal static class PlaceRules
{
    /// <summary>Values of type parameters have a presence bit whatever their kind is.</summary>
    public static bool IsMemberPlace(WriterSlot slot) => slot.Place switch
    {
        WirePlace.Rest or WirePlace.Present => true,
        WirePlace.Fixed => slot.Kind == WireKind.Object || IsFixedKind(slot.Kind),
        WirePlace.Optional => IsFixedKind(slot.Kind),
        WirePlace.Compact or WirePlace.CompactOptional => WireKinds.CanBeCompact(slot.Kind),
        _ => slot.Kind == WireKind.Bool,
    };

    /// <summary>Whether an object of place Compact has numbers only shows when all types are there.</summary>
    public static bool IsElementPlace(WriterSlot slot, bool isOfList) => slot.Place switch
    {
        WirePlace.Rest => true,
        WirePlace.Present => !slot.SaysNull,
        WirePlace.Compact => WireKinds.CanBeCompactElement(slot.Kind) || (isOfList && slot.Kind == WireKind.Object),
        _ => false,
    };

    private static bool IsFixedKind(WireKind kind) => kind != WireKind.Bool && WireKinds.FixedSize(kind) > 0;
}
