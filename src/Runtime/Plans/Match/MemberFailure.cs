using MemFormat.Plans.Run;

namespace MemFormat.Plans.Match;

/// <summary>A local member that a pair of types cannot read.</summary>
internal sealed class MemberFailure((int Part, int Member)? source, int part, int member, PlanError error)
{
    /// <summary>The writer's part and member that it would take, or null when there is none.</summary>
    public readonly (int Part, int Member)? Source = source;

    /// <summary>The index of the local part, in the body's order.</summary>
    public readonly int Part = part;

    /// <summary>The member's number in that part.</summary>
    public readonly int Member = member;

    /// <summary>Why.</summary>
    public readonly PlanError Error = error;
}
