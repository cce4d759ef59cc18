namespace MemFormat.Plans.Match;

/// <summary>The differences between the members of a pair, for the read report.</summary>
internal static class MemberDifferences
{
    public static IEnumerable<MemFormatReadDifference> Of(ObjectDraft draft)
    {
        // Values of such a pair cannot be read.
        if (draft.Node.Error is not null)
            yield break;
        var change = draft.Local.Any(p => p.ExtensionMember >= 0) ? MemFormatReadChange.Kept : MemFormatReadChange.Skipped;
        foreach (var pair in MemberPair.Of(draft))
        {
            if (pair.From is null)
                yield return new(MemFormatReadChange.Missing, draft.Type.Name, pair.Info!.Name, null, SlotText.Of(pair.To!.Slot));
            else if (pair.To is null)
                yield return new(change, draft.Type.Name, pair.From.KeyText(pair.FromType!.IsNamed), SlotText.Of(pair.From.Slot), null);
            else if ((SlotText.Of(pair.From.Slot), SlotText.Of(pair.To.Slot)) is var (from, to) && from != to)
                yield return new(MemFormatReadChange.Converted, draft.Type.Name, pair.Info!.Name, from, to);
        }
    }
}
