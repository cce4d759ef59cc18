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
    public static byte[][] Compose(byte[] root, byte[] item)
    {
        if (SlotToken.Kind(root[0]) is not (WireKind.List or WireKind.Map) || item.Length < 2 || item[1] != 0 || !IsNumbered(SlotToken.Kind(item[0])))
            return [];

        // As a root, nothing said whether the type was a struct.
        var (present, plain) = (With(root, item, WirePlace.Present), With(root, item, WirePlace.Rest));
        return present is null ? [] : SlotToken.Kind(item[0]) == WireKind.Object ? [present, plain!] : [present];
    }

    private static byte[]? With(byte[] root, byte[] item, WirePlace place)
    {
        var reader = new SegmentReader(root);
        var descriptor = new SegmentWriter();
        var items = 0;
        var isKey = false;
        for (var slots = 1; slots > 0; slots--)
        {
            var token = reader.Byte();
            var kind = SlotToken.Kind(token);
            if (kind is WireKind.Opaque or WireKind.Extended)
                return null;
            if (IsNumbered(kind))
            {
                // Keys are never null.
                descriptor.Token(SlotToken.Kind(item[0]), isKey ? WirePlace.Rest : place);
                descriptor.Number(0);
                reader.Number();
                items++;
            }
            else
            {
                descriptor.Byte(token);
            }

            isKey = kind == WireKind.Map;
            slots += SlotToken.Arguments(kind);
        }

        descriptor.Bytes(item.Skip(2));
        return items == 1 ? descriptor.ToArray() : null;
    }

    private static bool IsNumbered(WireKind kind) => kind is WireKind.Object or WireKind.Reference or WireKind.Union;
}
