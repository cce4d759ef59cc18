using MemFormat.Codecs;

namespace MemFormat.Resolution;

/// <summary>One step through a body whose shape differs.</summary>
internal struct PlanOp
{
    /// <summary>How the member's value is read; null: null is assigned.</summary>
    public PlanNode? Node;

    /// <summary>The <see cref="Schemas.WriterSlot"/> to skip, the <see cref="PlanPart"/> to open, or the name of a member that refuses null.</summary>
    public object? Target;

    /// <summary>The number of the local member in its part.</summary>
    public int Member;

    /// <summary>The first flag bit.</summary>
    public int Bit;

    /// <summary>The offset in the block (of bits: the block's end), or the bytes to skip.</summary>
    public int Offset;

    /// <summary>How many bytes further the step is that assigns null.</summary>
    public int Null;

    /// <summary>How many bytes further the next step is: back, behind a step that assigns null.</summary>
    public int Step;

    public PlanAction Action;

    public NullRule OnNull;

    /// <summary>The local part: 0 is the type's own.</summary>
    public byte Part;
}
