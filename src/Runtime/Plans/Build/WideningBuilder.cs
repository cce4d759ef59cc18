using MemFormat.Io;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>Decides whether a block is laid out anew, and how.</summary>
/// <param name="draft">The pair.</param>
/// <param name="offsets">The places of the reader's members in the writer's block, which become those in the new one.</param>
internal sealed class WideningBuilder(ObjectDraft draft, nint[] offsets)
{
    private readonly List<WidenedRun> _runs = [];
    private int _size;

    /// <summary>Gives the new layout, and changes the offsets to it.</summary>
    /// <param name="ops">The steps after the block's members.</param>
    /// <returns>The layout, or null for a block that stays as it is: it has few narrower numbers, or other code knows its place.</returns>
    public BlockWidening? Build(PlanOp[] ops)
    {
        var node = draft.Node;
        if (draft.Writer.Length != 1 || node.IsCopy || node.Missing is not null || draft.Writer[0].HasGuardedBits)
            return null;
        var (count, isOther) = (0, false);
        for (var i = 0; i < draft.Writer[0].Members.Length; i++)
        {
            var match = draft.Matches[0][i];
            if (match.IsNone || match.Part != 0 || offsets[match.Member] == -1)
                continue;
            if (!IsNumber(match))
                isOther = true;
            else if (WidenedRun.Widens(draft.Writer[0].Members[i].Kind, Reader(match).Kind))
                count++;
            else
                return null;
        }

        if (count < BlockWidening.LeastNumbers || !Array.TrueForAll(ops, IsIndependent))
            return null;
        var copied = _size = isOther ? draft.Writer[0].HeadSize : 0;
        foreach (var i in ByOffset())
        {
            if (i >= 0)
                Add(draft.Writer[0].Members[i], draft.Matches[0][i]);
        }

        return new BlockWidening(copied, _size, _runs.ToArray());
    }

    /// <summary>Whether a member of the block is a number of another kind.</summary>
    private bool IsNumber(MemberMatch match) => offsets[match.Member] < -1 && match.Node!.Numbers is null;

    private WriterMember Reader(MemberMatch match) => draft.Reader[0].Members[match.Member];

    /// <summary>For each byte of the block the number that begins there, or -1.</summary>
    private int[] ByOffset()
    {
        var members = new int[draft.Writer[0].HeadSize];
        Array.Fill(members, -1);
        for (var i = 0; i < draft.Writer[0].Members.Length; i++)
        {
            var match = draft.Matches[0][i];
            if (!match.IsNone && match.Part == 0 && IsNumber(match))
                members[draft.Writer[0].Members[i].Offset] = i;
        }

        return members;
    }

    private void Add(WriterMember member, MemberMatch match)
    {
        var (last, size) = (_runs.Count - 1, Reader(match).Size);
        if (last < 0 || _runs[last].Kind != member.Kind || _runs[last].Size != size
            || _runs[last].From + (_runs[last].Count * member.Size) != member.Offset)
        {
            _runs.Add(new WidenedRun(member.Kind, size, member.Offset, _size));
            last++;
        }

        CollectionsMarshal.AsSpan(_runs)[last].Count++;
        offsets[match.Member] = _size;
        _size += size;
    }

    /// <summary>Whether a step works without the block, or in the copy of it before any other value is read.</summary>
    private static bool IsIndependent(PlanOp op) => op.Code switch
    {
        PlanCode.End => true,
        PlanCode.Run => op.Action is PlanAction.Enums or PlanAction.Charge or PlanAction.Skip or PlanAction.SkipValue,
        _ => op is { Code: >= 0, Bit: < 0 },
    };
}
