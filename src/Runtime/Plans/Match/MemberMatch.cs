using MemFormat.Codecs;

namespace MemFormat.Plans.Match;

/// <summary>The local member that takes a member of the writer. The default takes none.</summary>
internal readonly struct MemberMatch(PlanNode? node, int part, int member, PlanNode? ofNull = null)
{
    /// <summary>How its value is read.</summary>
    public readonly PlanNode? Node = node;

    /// <summary>What a method of the user makes of its null; null if there is none.</summary>
    public readonly PlanNode? OfNull = ofNull;

    /// <summary>The index of the local part, in the body's order.</summary>
    public readonly int Part = part;

    /// <summary>The member's number in that part.</summary>
    public readonly int Member = member;

    public bool IsNone => Node is null;
}
