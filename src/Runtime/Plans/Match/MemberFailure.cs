using MemFormat.Plans.Run;

namespace MemFormat.Plans.Match;

/// <summary>A local member that a pair of types cannot read.</summary>
/// <param name="Source">The writer's part and member that it would take, or null when there is none.</param>
/// <param name="Part">The index of the local part, in the body's order.</param>
/// <param name="Member">The member's number in that part.</param>
/// <param name="Error">Why.</param>
internal sealed record MemberFailure((int Part, int Member)? Source, int Part, int Member, PlanError Error);
