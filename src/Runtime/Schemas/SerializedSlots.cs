namespace MemFormat.Schemas;

/// <summary>Gives the slots of payloads within the payload the schema of their contents.</summary>
internal static class SerializedSlots
{
    /// <param name="own">The reader's schema.</param>
    /// <param name="contents">The inner schemas, in the order of their slots.</param>
    /// <param name="first">The first of the types with these slots.</param>
    public static void Connect(WriterSchema own, Func<RootSchema>[] contents, int first)
    {
        if (contents.Length == 0)
            return;
        var slots = new List<WriterSlot>();
        Collect(own.Root, slots);
        foreach (var type in own.Types.AsSpan(first))
        {
            foreach (var member in type.Members)
                Collect(member.Slot, slots);
        }

        for (var i = 0; i < Math.Min(slots.Count, contents.Length); i++)
            slots[i].Content = contents[i];
    }

    private static void Collect(WriterSlot slot, List<WriterSlot> found)
    {
        if (slot.IsSerialized)
            found.Add(slot);
        if (slot.Key is not null)
            Collect(slot.Key, found);
        if (slot.Element is not null)
            Collect(slot.Element, found);
    }
}
