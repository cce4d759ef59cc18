using MemFormat.Schemas;

namespace MemFormat.Resolution;

/// <summary>What differs between the members of a pair, in words.</summary>
internal static class MemberDifferences
{
    public static IEnumerable<MemFormatReadDifference> Of(ObjectDraft draft)
    {
        // Values of such a pair cannot be read.
        if (draft.Node.Error is not null)
            yield break;
        foreach (var missing in Missing(draft))
            yield return missing;
        var change = draft.Local.Any(p => p.ExtensionMember >= 0) ? MemFormatReadChange.Kept : MemFormatReadChange.Skipped;
        for (var part = 0; part < draft.Writer.Length; part++)
        {
            for (var i = 0; i < draft.Writer[part].Members.Length; i++)
            {
                var (member, match) = (draft.Writer[part].Members[i], draft.Matches[part][i]);
                if (member.Slot.IsExtensionData)
                    continue;
                var from = SlotText.Of(member.Slot);
                if (match.IsNone)
                    yield return new(change, draft.Type.Name, member.KeyText(draft.Writer[part].IsNamed), from, null);
                else if (SlotText.Of(draft.Local[match.Part].Members[match.Member].Slot) is var to && from != to)
                    yield return new(MemFormatReadChange.Converted, draft.Type.Name, draft.Info[match.Part].Members[match.Member].Name, from, to);
            }
        }
    }

    private static IEnumerable<MemFormatReadDifference> Missing(ObjectDraft draft)
    {
        if (draft.Writer.Any(p => p.ExtensionMember >= 0))
            yield break;
        var matched = draft.Matches.SelectMany(m => m).Where(m => !m.IsNone).Select(m => (m.Part, m.Member)).ToHashSet();
        for (var part = draft.Local.Length - 1; part >= 0; part--)
        {
            for (var i = 0; i < draft.Local[part].Members.Length; i++)
            {
                var slot = draft.Local[part].Members[i].Slot;
                if (!slot.IsExtensionData && !matched.Contains((part, i)))
                    yield return new(MemFormatReadChange.Missing, draft.Type.Name, draft.Info[part].Members[i].Name, null, SlotText.Of(slot));
            }
        }
    }
}
