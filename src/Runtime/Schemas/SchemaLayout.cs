namespace MemFormat.Schemas;

/// <summary>
/// Lays out the types of a schema, contained types first, and checks rules across types. It does not recurse: a hostile
/// schema may chain all its types.
/// </summary>
internal static class SchemaLayout
{
    private const byte Unseen = 0, Open = 1, Done = 2;

    /// <param name="types">All types.</param>
    /// <param name="first">The first type to lay out. The types before it refer to none after it.</param>
    /// <param name="limits">The limits on the schema.</param>
    public static void Apply(WriterType[] types, int first, SchemaLimits limits)
    {
        var stack = new Stack<(int Type, int Next)>();
        var state = new byte[types.Length - first];
        for (var i = first; i < types.Length; i++)
        {
            if (state[i - first] != Unseen)
                continue;
            state[i - first] = Open;
            stack.Push((i, -1));
            while (stack.TryPop(out var top))
            {
                var next = NextContained(types[top.Type], top.Next, state, first, out var contained);
                if (contained < 0)
                {
                    Complete(types, types[top.Type]);
                    state[top.Type - first] = Done;
                    continue;
                }

                if (state[contained - first] == Open)
                    throw SegmentErrors.Invalid("A type of the schema contains itself by value.");
                stack.Push((top.Type, next));
                state[contained - first] = Open;
                stack.Push((contained, -1));
            }
        }

        for (var i = first; i < types.Length; i++)
            CheckKeys(types, types[i], limits);
        RecursionFinder.Mark(types, first);
    }

    /// <summary>The next type, from the given place on (-1: the base part), that the body holds by value and that is not laid out.</summary>
    private static int NextContained(WriterType type, int from, byte[] state, int first, out int contained)
    {
        contained = type.Base;
        if (from < 0 && contained >= first && state[contained - first] != Done)
            return 0;
        for (var i = Math.Max(from, 0); i < type.Members.Length; i++)
        {
            var slot = type.Members[i].Slot;
            contained = slot.Type;
            if (slot.Kind == WireKind.Object && !slot.HasPresence && contained >= first && state[contained - first] != Done)
                return i + 1;
        }

        contained = -1;
        return 0;
    }

    private static void Complete(WriterType[] types, WriterType type)
    {
        type.LayOut(types);
        var size = (ulong)type.HeadSize;
        if (type.Base >= 0)
            size += types[type.Base].MinSize;
        foreach (var member in type.Members)
        {
            if (member.Place == WirePlace.Rest)
                size = Math.Min(size + WriterSchema.MinSize(types, member.Slot), WriterSchema.Huge);
        }

        type.MinSize = Math.Min(size, WriterSchema.Huge);
    }

    private static void CheckKeys(WriterType[] types, WriterType type, SchemaLimits limits)
    {
        var keys = type.SortedKeys();
        var isDuplicate = false;
        for (var i = 1; i < keys.Length; i++)
            isDuplicate |= keys[i] == keys[i - 1];
        var depth = 0;
        for (var part = type.Base; part >= 0; part = types[part].Base)
        {
            if (++depth > limits.Nesting)
                throw SchemaLimits.Exceeded(nameof(MemFormatLimits.MaxSchemaNesting));

            // Many types may have one large base, so its keys are sorted once. Searched, not hashed: they could be chosen to collide.
            var others = types[part].BaseKeys ??= types[part].SortedKeys();
            var (few, many) = keys.Length < others.Length ? (keys, others) : (others, keys);
            foreach (var key in few)
                isDuplicate |= Array.BinarySearch(many, key) >= 0;
        }

        if (isDuplicate)
            throw SegmentErrors.Invalid("A type of the schema has duplicate keys.");
    }
}
