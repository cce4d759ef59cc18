namespace MemFormat.Wire;

/// <summary>
/// A collection of a recorded type has a recorded schema, too: its slot, then the same segments. If you record
/// <c>Order</c>, you have recorded <c>List&lt;Order&gt;</c>.
/// </summary>
internal static class CollectionSchemas
{
    /// <summary>The descriptors of a root at the time of a recorded descriptor of its elements.</summary>
    /// <param name="root">The present descriptor of the root.</param>
    /// <param name="item">The recorded descriptor.</param>
    /// <returns>
    /// None if the root is not a list or map of one type, or the recorded schema is not that of an object or union.
    /// </returns>
    public static IEnumerable<byte[]> Of(byte[] root, byte[] item)
    {
        if (SlotToken.Kind(root[0]) is not (WireKind.List or WireKind.Map) || item.Length < 2 || item[1] != 0)
            return [];

        // As a root, nothing said whether the type was a struct.
        var places = SlotToken.Kind(item[0]) switch
        {
            WireKind.Object => [WirePlace.Present, WirePlace.Rest],
            WireKind.Reference or WireKind.Union => [WirePlace.Present],
            _ => new WirePlace[0],
        };
        return places.Select(place => With(root, item, place)).OfType<byte[]>();
    }

    private static byte[]? With(byte[] root, byte[] item, WirePlace place)
    {
        var reader = new SegmentReader(root);
        var descriptor = new SegmentWriter();
        var (items, before) = (0, default(WireKind));
        for (var slots = 1; slots > 0; slots--)
        {
            var token = reader.Byte();
            var kind = SlotToken.Kind(token);
            if (kind is WireKind.Opaque or WireKind.Extended)
                return null;
            if (kind is WireKind.Object or WireKind.Reference or WireKind.Union)
            {
                // Keys are never null.
                descriptor.Token(SlotToken.Kind(item[0]), before == WireKind.Map ? WirePlace.Rest : place);
                descriptor.Number(0);
                reader.Number();
                items++;
            }
            else
            {
                descriptor.Byte(token);
            }

            (before, slots) = (kind, slots + SlotToken.Arguments(kind));
        }

        descriptor.Bytes(item.Skip(2));
        return items == 1 ? descriptor.ToArray() : null;
    }
}
