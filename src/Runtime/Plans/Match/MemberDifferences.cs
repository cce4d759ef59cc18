namespace MemFormat.Plans.Match;

/// <summary>The differences between the members of a pair, for the read report.</summary>
internal static class MemberDifferences
{
    public static MemFormatReadDifference[] Of(ObjectDraft draft)
    {
        // Values of such a pair cannot be read.
        if (draft.Node.Error is not null)
            return [];
        var found = new List<MemFormatReadDifference>();
        var change = draft.ReaderExtension >= 0 ? MemFormatReadChange.Kept : MemFormatReadChange.Skipped;
        foreach (var pair in MemberPair.Of(draft))
        {
            var (from, to) = (pair.From is null ? null : SlotText.Of(pair.From.Slot), pair.To is null ? null : SlotText.Of(pair.To.Slot));
            if (from is null)
                found.Add(new(MemFormatReadChange.Missing, draft.Type.Name, pair.Info!.Name, null, to));
            else if (to is null)
                found.Add(new(change, draft.Type.Name, pair.From!.KeyText(pair.FromType!.IsNamed), from, null));
            else if (from != to)
                found.Add(new(MemFormatReadChange.Converted, draft.Type.Name, pair.Info!.Name, from, to));
        }

        return [.. found];
    }
}
