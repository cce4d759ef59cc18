using MemFormat.Codecs;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Plans.Match;

/// <summary>A member of a pair of types: the writer's, the local one that takes it, or one that the other side does not have.</summary>
internal sealed class MemberPair
{
    /// <summary>The part that the writer's member is of.</summary>
    public readonly WriterType? FromType;

    /// <summary>Its number there.</summary>
    public readonly int FromIndex;

    /// <summary>The local member.</summary>
    public readonly WriterMember? To;

    /// <summary>What else is known of it.</summary>
    public readonly ReaderMember? Info;

    /// <summary>How it is read.</summary>
    public readonly PlanNode? Node;

    /// <summary>Whether a method of the user converts its null.</summary>
    public readonly bool ConvertsNull;

    /// <summary>Why it is not.</summary>
    public readonly PlanError? Error;

    private MemberPair(ObjectDraft draft, WriterType? fromType, int fromIndex, (int Part, int Member)? local, MemberMatch match, PlanError? error)
    {
        (FromType, FromIndex, Node, Error) = (fromType, fromIndex, match.Node, error);
        ConvertsNull = match.OfNull is not null;
        if (local is var (part, member))
            (To, Info) = (draft.Reader[part].Members[member], draft.Info[part].Members[member]);
    }

    /// <summary>The writer's member.</summary>
    public WriterMember? From => FromType?.Members[FromIndex];

    /// <summary>The key of the writer's member.</summary>
    public string? KeyText => From?.KeyText(FromType!.IsNamed);

    /// <summary>Extension data aside: the local members that the writer lacks, then the writer's in their order.</summary>
    public static List<MemberPair> Find(ObjectDraft draft)
    {
        var pairs = new List<MemberPair>();

        // Extension data may have a member that seems to be missing.
        if (draft.WriterExtension < 0)
            AddMissing(draft, pairs);
        AddWritten(draft, pairs);
        return pairs;
    }

    private static void AddMissing(ObjectDraft draft, List<MemberPair> pairs)
    {
        var matched = draft.Matched();
        for (var part = draft.Reader.Length - 1; part >= 0; part--)
        {
            for (var i = 0; i < draft.Reader[part].Members.Length; i++)
            {
                if (draft.Reader[part].Members[i].Slot.IsExtensionData || matched.Contains((part, i)))
                    continue;
                var failure = draft.FailureOf(part, i);
                if (failure?.Source is null)
                    pairs.Add(new(draft, null, 0, (part, i), default, failure?.Error));
            }
        }
    }

    private static void AddWritten(ObjectDraft draft, List<MemberPair> pairs)
    {
        for (var part = 0; part < draft.Writer.Length; part++)
        {
            for (var i = 0; i < draft.Writer[part].Members.Length; i++)
            {
                if (draft.Writer[part].Members[i].Slot.IsExtensionData)
                    continue;
                var match = draft.Matches[part][i];
                pairs.Add(draft.FailureFrom(part, i) is { } failure
                    ? new(draft, draft.Writer[part], i, (failure.Part, failure.Member), default, failure.Error)
                    : match.IsNone ? new(draft, draft.Writer[part], i, null, default, null)
                    : new(draft, draft.Writer[part], i, (match.Part, match.Member), match, null));
            }
        }
    }
}
