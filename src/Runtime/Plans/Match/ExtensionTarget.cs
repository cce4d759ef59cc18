namespace MemFormat.Plans.Match;

/// <summary>A local member that the writer's type lacks, and that may be in extension data.</summary>
internal readonly struct ExtensionTarget(int pass, int part, int member)
{
    /// <summary>0: the entry has the member's wire key. 1: another former name. 2: its current name.</summary>
    public readonly int Pass = pass;

    /// <summary>The index of the local part, in the body's order.</summary>
    public readonly int Part = part;

    /// <summary>The member's number in that part.</summary>
    public readonly int Member = member;

    /// <summary>A number for part and member.</summary>
    public readonly long Number = ((long)part << 32) | (uint)member;
}
