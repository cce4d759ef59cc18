namespace MemFormat.Schemas;

/// <summary>All that decides how a further schema of a read is answered, beside its bytes. No bytes between its fields.</summary>
internal struct WorkState
{
    /// <summary>The work done so far.</summary>
    public PlanCost Spent;

    /// <summary>The bytes of schemas, which pay for as many steps.</summary>
    public long Bytes;

    /// <summary>The memory that the read was charged.</summary>
    public long Charged;

    /// <summary>The memory that may be added to it.</summary>
    public long Left;

    /// <summary>What the schema is for: the one around it, or a step of a plan.</summary>
    public long Owner;

    /// <summary>What becomes of it.</summary>
    public long Target;

    /// <summary>The bytes and types of union cases before it.</summary>
    public long Cases;
}
