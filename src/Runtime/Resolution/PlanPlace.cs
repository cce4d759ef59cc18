namespace MemFormat.Resolution;

/// <summary>Where the read of an object is.</summary>
internal ref struct PlanPlace
{
    /// <summary>The step to do next.</summary>
    public ref PlanOp Op;

    /// <summary>Flags and block of the part that is read.</summary>
    public ref byte Block;

    /// <summary>What was left of the payload there.</summary>
    public nuint Left;
}
