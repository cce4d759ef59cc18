using MemFormat.Codecs;
using MemFormat.Schemas;

namespace MemFormat.Plans.Run;

/// <summary>One step through a body whose shape differs.</summary>
internal struct PlanOp
{
    /// <summary>How the member's value is read; null: null is assigned.</summary>
    public PlanNode? Node;

    /// <summary>
    /// The <see cref="WriterSlot"/> to skip, the <see cref="PartHead"/> to open, the name of a member that refuses
    /// null, the array of <see cref="LateMembers"/>, or that of <see cref="EnumPlace"/>.
    /// </summary>
    public object? Target;

    /// <summary>The member to read now, or another step (<see cref="PlanCode"/>).</summary>
    public int Code;

    /// <summary>The first flag bit. For a member to read: its presence bit, or -1.</summary>
    public int Bit;

    /// <summary>
    /// The offset in the block (of bits: the block's end), the bytes to skip, the memory to charge, or where the
    /// offsets of a late member begin.
    /// </summary>
    public int Offset;

    /// <summary>
    /// The number of steps to move on if the value is null: to the step that assigns null, or past the one that reads
    /// it. For a step that assigns null: the number of steps to move on.
    /// </summary>
    public int Jump;

    /// <summary>The action, unless a member is read.</summary>
    public PlanAction Action;

    /// <summary>Whether a null is refused: <see cref="Target"/> is then the member's name.</summary>
    public bool RefusesNull;
}
