namespace MemFormat.Plans.Match;

/// <summary>Members that may have been renamed without a former name: the payload has one more, and the reader another of the same kind.</summary>
internal static class Renames
{
    /// <summary>Each of them with its counterpart. Where several have one kind, they go together in the order of both sides.</summary>
    public static Dictionary<MemberPair, MemberPair> Find(List<MemberPair> pairs)
    {
        var renames = new Dictionary<MemberPair, MemberPair>();
        var missing = new Dictionary<string, Queue<MemberPair>>(StringComparer.Ordinal);
        foreach (var pair in pairs)
        {
            if (pair.From is not null)
                continue;
            var kind = SlotText.Of(pair.To!.Slot);
            if (!missing.TryGetValue(kind, out var all))
                missing.Add(kind, all = new());
            all.Enqueue(pair);
        }

        foreach (var pair in pairs)
        {
            if (pair.To is not null || !missing.TryGetValue(SlotText.Of(pair.From!.Slot), out var all) || !all.TryDequeue(out var other))
                continue;
            renames.Add(pair, other);
            renames.Add(other, pair);
        }

        return renames;
    }
}
