namespace MemFormat.Plans.Match;

/// <summary>The differences between the members of a pair, for the read report.</summary>
internal static class MemberDifferences
{
    public static MemFormatReadDifference[] Find(ObjectDraft draft)
    {
        // Values of such a pair cannot be read.
        if (draft.Node.Error is not null)
            return [];
        var found = new List<MemFormatReadDifference>();
        var change = draft.ReaderExtension >= 0 ? MemFormatReadChange.Kept : MemFormatReadChange.Skipped;
        var pairs = MemberPair.Find(draft);
        var renames = Renames.Find(pairs);
        foreach (var pair in pairs)
        {
            var other = renames.GetValueOrDefault(pair);
            var (from, to) = (pair.From is null ? null : SlotText.Of(pair.From.Slot), pair.To is null ? null : SlotText.Of(pair.To.Slot));
            if (from is null)
                found.Add(new(MemFormatReadChange.Missing, draft.Type.Name, pair.Info!.Name, null, to) { Counterpart = other?.KeyText });
            else if (to is null)
                found.Add(new(change, draft.Type.Name, pair.KeyText!, from, null) { Counterpart = other?.Info!.Name });
            else if (from != to)
                found.Add(new(MemFormatReadChange.Converted, draft.Type.Name, pair.Info!.Name, from, to));
        }

        return [.. found];
    }
}
