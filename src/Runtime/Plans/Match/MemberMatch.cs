using MemFormat.Codecs;

namespace MemFormat.Plans.Match;

/// <summary>The local member that takes a member of the writer. The default takes none.</summary>
/// <param name="Node">How its value is read.</param>
/// <param name="Part">The index of the local part, in the body's order.</param>
/// <param name="Member">The member's number in that part.</param>
internal readonly record struct MemberMatch(PlanNode? Node, int Part, int Member)
{
    public bool IsNone => Node is null;
}
