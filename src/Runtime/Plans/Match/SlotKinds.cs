using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Plans.Match;

/// <summary>Which slots are of one kind, so that the values of the one can be those of the other, and of nothing else beside it.</summary>
internal static class SlotKinds
{
    public static bool AreSame(WriterSlot one, WriterSlot other) => (one.Kind, other.Kind) switch
    {
        _ when one.IsObject => other.IsObject,
        _ when one.IsList => other.IsList && AreSame(one.ListElement, other.ListElement),
        (WireKind.Map, WireKind.Map) => AreSame(one.Key!, other.Key!) && AreSame(one.Element!, other.Element!),
        (WireKind.Extended, WireKind.Extended) or (WireKind.Opaque, WireKind.Opaque) => one.Id == other.Id,
        (WireKind.Union, _) => false,
        _ => one.Kind == other.Kind,
    };

    /// <summary>The case that values become which were not of a union: the class itself, or the only case of their kind.</summary>
    public static KnownCase? CaseOf(WriterSlot from, KnownUnion union)
    {
        if (from.Kind == WireKind.Object && union.Base is { Slot.Kind: WireKind.Object } own)
            return own;
        KnownCase? found = null;
        foreach (var known in union.Declared)
        {
            if (!AreSame(from, known.Slot))
                continue;
            if (found is not null)
                return null;
            found = known;
        }

        return found;
    }
}
