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
        // The open types from the outermost on, and by type how far each is. Lists of numbers: .NET has their code compiled.
        var path = new List<int>();
        var next = new int[types.Length - first];
        var state = new byte[types.Length - first];
        for (var i = first; i < types.Length; i++)
        {
            if (state[i - first] != Unseen)
                continue;
            Begin(i);
            while (path.Count > 0)
            {
                var top = path[^1];
                next[top - first] = NextContained(types[top], next[top - first], state, first, out var contained);
                if (contained < 0)
                {
                    Complete(types, types[top]);
                    state[top - first] = Done;
                    path.RemoveAt(path.Count - 1);
                }
                else if (state[contained - first] == Open)
                {
                    throw SegmentErrors.Invalid("A type of the schema contains itself by value.");
                }
                else
                {
                    Begin(contained);
                }
            }
        }

        for (var i = first; i < types.Length; i++)
            CheckKeys(types, types[i], limits);
        RecursionFinder.Mark(types, first);

        void Begin(int type)
        {
            (state[type - first], next[type - first]) = (Open, -1);
            path.Add(type);
        }
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
