namespace MemFormat.Plans.Match;

/// <summary>A local member that the writer's type lacks, and that may be in extension data.</summary>
/// <param name="Pass">0: the entry has the member's wire key. 1: another former name. 2: its current name.</param>
/// <param name="Part">The index of the local part, in the body's order.</param>
/// <param name="Member">The member's number in that part.</param>
internal readonly record struct ExtensionTarget(int Pass, int Part, int Member);
