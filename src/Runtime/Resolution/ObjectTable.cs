namespace MemFormat.Resolution;

/// <summary>How the objects of one writer's type are read into one local type.</summary>
internal sealed class ObjectTable(PlanPart first, int[] offsets, PlanOp[] ops, int instanceSize)
{
    /// <summary>The part that comes first in the body.</summary>
    public readonly PlanPart First = first;

    /// <summary>Per member of the local type: its place in the block, for a bit the bit's number, or -1.</summary>
    public readonly int[] Offsets = offsets;

    /// <summary>Everything else, in the body's order. The first one is never done: it stands before the start.</summary>
    public readonly PlanOp[] Ops = ops;

    /// <summary>What an instance costs.</summary>
    public readonly int InstanceSize = instanceSize;
}
