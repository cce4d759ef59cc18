using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Plans.Match;

/// <summary>A member of a pair of types: the writer's and the reader's, or one without a counterpart.</summary>
/// <param name="FromType">The part with the writer's member.</param>
/// <param name="FromIndex">Its number there.</param>
/// <param name="To">The reader's member.</param>
/// <param name="Info">Further facts about it.</param>
/// <param name="Match">The plan for it.</param>
/// <param name="Error">The reason why it cannot be read.</param>
internal readonly record struct MemberPair(WriterType? FromType, int FromIndex, WriterMember? To, LocalMember? Info, MemberMatch Match, PlanError? Error)
{
    /// <summary>The writer's member.</summary>
    public WriterMember? From => FromType?.Members[FromIndex];

    /// <summary>Extension data aside: the local members that the writer lacks, then the writer's in their order.</summary>
    public static IEnumerable<MemberPair> Of(ObjectDraft draft) => Missing(draft).Concat(Written(draft));

    private static IEnumerable<MemberPair> Missing(ObjectDraft draft)
    {
        // Extension data may have a member that seems to be missing.
        if (draft.Writer.Any(p => p.ExtensionMember >= 0))
            yield break;
        var matched = draft.Matches.SelectMany(m => m).Where(m => !m.IsNone).Select(m => (m.Part, m.Member)).ToHashSet();
        for (var part = draft.Local.Length - 1; part >= 0; part--)
        {
            for (var i = 0; i < draft.Local[part].Members.Length; i++)
            {
                if (draft.Local[part].Members[i].Slot.IsExtensionData || matched.Contains((part, i)))
                    continue;
                var failure = draft.Failures.Find(f => f.Part == part && f.Member == i);
                if (failure?.Source is null)
                    yield return Local(draft, part, i) with { Error = failure?.Error };
            }
        }
    }

    private static IEnumerable<MemberPair> Written(ObjectDraft draft)
    {
        for (var part = 0; part < draft.Writer.Length; part++)
        {
            for (var i = 0; i < draft.Writer[part].Members.Length; i++)
            {
                if (draft.Writer[part].Members[i].Slot.IsExtensionData)
                    continue;
                var match = draft.Matches[part][i];
                var failure = draft.Failures.Find(f => f.Source == (part, i));
                var pair = failure is not null ? Local(draft, failure.Part, failure.Member) with { Error = failure.Error }
                    : match.IsNone ? default
                    : Local(draft, match.Part, match.Member) with { Match = match };
                yield return pair with { FromType = draft.Writer[part], FromIndex = i };
            }
        }
    }

    private static MemberPair Local(ObjectDraft draft, int part, int member) =>
        new(null, 0, draft.Local[part].Members[member], draft.Info[part].Members[member], default, null);
}
