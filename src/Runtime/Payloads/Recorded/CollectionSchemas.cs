using MemFormat.Plans.Build;
using MemFormat.Schemas;

namespace MemFormat.Payloads.Recorded;

/// <summary>
/// A collection of a recorded type has a recorded schema, too: its slot, then the same segments. If you record
/// <c>Order</c>, you have recorded <c>List&lt;Order&gt;</c>.
/// </summary>
internal static class CollectionSchemas
{
    /// <summary>The schemas of a root at the time of a recorded schema of its elements.</summary>
    /// <param name="root">The slot of the root.</param>
    /// <param name="item">The recorded schema.</param>
    /// <returns>
    /// None if the root is not a list or map of one type, or the recorded schema is not that of an object or union.
    /// </returns>
    public static RecordedSchema[] Of(WriterSlot root, RecordedSchema item)
    {
        if (root.Kind is not (WireKind.List or WireKind.Map) || Items(root) != 1 || item.Descriptor is not [var token, 0, ..])
            return [];
        var kind = SlotToken.Kind(token);
        if (kind is not (WireKind.Object or WireKind.Reference or WireKind.Union))
            return [];

        // As a root, nothing said whether the type was a struct.
        return Array.ConvertAll(kind == WireKind.Object ? new[] { WirePlace.Present, WirePlace.Rest } : [WirePlace.Present], place =>
        {
            var descriptor = new SegmentWriter();
            Write(descriptor, root, kind, place, isKey: false);
            descriptor.Bytes(item.Descriptor.Skip(2));
            return new RecordedSchema("a collection of " + item.Name, descriptor.ToArray(), item.Cases);
        });
    }

    /// <summary>The number of slots with a type or a union; 2 if any other slot exists.</summary>
    private static int Items(WriterSlot slot) => slot.Kind switch
    {
        WireKind.List => Items(slot.Element!),
        WireKind.Map => Items(slot.Key!) + Items(slot.Element!),
        WireKind.Object or WireKind.Reference or WireKind.Union => 1,
        WireKind.Opaque or WireKind.Extended => 2,
        _ => 0,
    };

    private static void Write(SegmentWriter descriptor, WriterSlot slot, WireKind kind, WirePlace place, bool isKey)
    {
        switch (slot.Kind)
        {
            case WireKind.Object or WireKind.Reference or WireKind.Union:
                descriptor.Token(kind, isKey ? WirePlace.Rest : place);
                descriptor.Number(0);
                break;
            default:
                descriptor.Token(slot.Kind, slot.Place);
                if (slot.Key is not null)
                    Write(descriptor, slot.Key, kind, place, isKey: true);
                if (slot.Element is not null)
                    Write(descriptor, slot.Element, kind, place, isKey: false);
                break;
        }
    }
}
