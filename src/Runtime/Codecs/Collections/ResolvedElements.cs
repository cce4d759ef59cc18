namespace MemFormat.Codecs.Collections;

/// <summary>
/// Elements of another shape. All are allocated in one go: <see cref="PlanNode.OpenElements"/> has charged them to the
/// memory that the payload's size allows.
/// </summary>
internal static class ResolvedElements<T, TCodec>
    where TCodec : struct, IMemFormatCodec<T>
{
    internal static T[]? ReadArray(ref MemFormatReader reader, PlanNode node)
    {
        var plain = node.TryOpenPlain(ref reader, Unsafe.SizeOf<T>());
        if (plain >= 0)
        {
            var all = new T[plain];
            ReadPlain(ref reader, node.Element!, all);
            return all;
        }

        var elements = node.OpenElements(ref reader, Unsafe.SizeOf<T>());
        if (elements.IsNull)
            return null;
        var items = new T[elements.Count];
        Read(ref reader, ref elements, items);
        return items;
    }

    internal static List<T>? ReadList(ref MemFormatReader reader, PlanNode node)
    {
        var plain = node.TryOpenPlain(ref reader, Unsafe.SizeOf<T>());
        if (plain >= 0)
        {
            var all = new List<T>(plain);
            CollectionsMarshal.SetCount(all, plain);
            ReadPlain(ref reader, node.Element!, CollectionsMarshal.AsSpan(all));
            return all;
        }

        var elements = node.OpenElements(ref reader, Unsafe.SizeOf<T>());
        if (elements.IsNull)
            return null;
        var list = new List<T>(elements.Count);
        CollectionsMarshal.SetCount(list, elements.Count);
        Read(ref reader, ref elements, CollectionsMarshal.AsSpan(list));
        return list;
    }

    /// <summary>As <see cref="ReadList"/>; elements are read into those that are there.</summary>
    internal static List<T>? ReadListInto(ref MemFormatReader reader, PlanNode node, List<T> list)
    {
        var before = list.Count;
        var plain = node.TryOpenPlain(ref reader, Unsafe.SizeOf<T>());
        if (plain >= 0)
        {
            CollectionsMarshal.SetCount(list, plain);
            ReadPlainInto(ref reader, node.Element!, CollectionsMarshal.AsSpan(list), before);
            return list;
        }

        var elements = node.OpenElements(ref reader, Unsafe.SizeOf<T>());
        if (elements.IsNull)
            return null;
        CollectionsMarshal.SetCount(list, elements.Count);
        ReadInto(ref reader, ref elements, CollectionsMarshal.AsSpan(list), before);
        return list;
    }

    /// <summary>As <see cref="ReadArray"/>; elements are read into those that are there, and the array is reused if it has the length.</summary>
    internal static T[]? ReadArrayInto(ref MemFormatReader reader, PlanNode node, T[] items)
    {
        var before = items.Length;
        var plain = node.TryOpenPlain(ref reader, Unsafe.SizeOf<T>());
        if (plain >= 0)
        {
            Array.Resize(ref items, plain);
            ReadPlainInto(ref reader, node.Element!, items, before);
            return items;
        }

        var elements = node.OpenElements(ref reader, Unsafe.SizeOf<T>());
        if (elements.IsNull)
            return null;
        Array.Resize(ref items, elements.Count);
        ReadInto(ref reader, ref elements, items, before);
        return items;
    }

    /// <summary>Only the elements before <paramref name="before"/> are values: a grown list of structs shows unused memory.</summary>
    private static void ReadPlainInto(ref MemFormatReader reader, PlanNode node, Span<T> items, int before)
    {
        for (var i = 0; i < items.Length; i++)
            items[i] = i < before ? Into<T, TCodec>.Read(ref reader, node, items[i]) : TCodec.ReadResolved(ref reader, node);
    }

    private static void ReadInto(ref MemFormatReader reader, ref PlanElements elements, Span<T> items, int before)
    {
        for (var i = 0; elements.Next(ref reader); i++)
        {
            items[i] = !elements.HasValue(ref reader) ? default!
                : i < before ? Into<T, TCodec>.Read(ref reader, elements.Node, items[i])
                : TCodec.ReadResolved(ref reader, elements.Node);
        }
    }

    /// <summary>Elements that lie in a row, none of them null.</summary>
    private static void ReadPlain(ref MemFormatReader reader, PlanNode node, Span<T> items)
    {
        if (TCodec.IsObject)
        {
            for (var i = 0; i < items.Length; i++)
                Unsafe.As<T, object?>(ref items[i]) = TCodec.ReadObjectResolved(ref reader, node);

            return;
        }

        for (var i = 0; i < items.Length; i++)
            items[i] = TCodec.ReadResolved(ref reader, node);
    }

    private static void Read(ref MemFormatReader reader, ref PlanElements elements, Span<T> items)
    {
        for (var i = 0; elements.Next(ref reader); i++)
        {
            // Nulls leave the default that is there.
            if (elements.HasValue(ref reader))
            {
                if (TCodec.IsObject)
                    Unsafe.As<T, object?>(ref items[i]) = TCodec.ReadObjectResolved(ref reader, elements.Node);
                else
                    items[i] = TCodec.ReadResolved(ref reader, elements.Node);
            }
        }
    }
}
