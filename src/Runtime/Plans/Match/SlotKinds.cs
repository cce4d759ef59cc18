using MemFormat.Schemas;

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
}
