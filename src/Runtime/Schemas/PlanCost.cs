namespace MemFormat.Schemas;

/// <summary>An amount of work on schemas.</summary>
internal readonly struct PlanCost(long nodes, long steps)
{
    /// <summary>A node stands for this many steps on average at least, before the limit cuts in.</summary>
    private const int StepsPerNode = 16;

    private const int MemoryPerNode = 2048;

    public readonly long Nodes = nodes;

    /// <summary>Members to look at, or memory of about 64 bytes.</summary>
    public readonly long Steps = steps;

    /// <summary>What a read is charged for its first work, however little, is nothing.</summary>
    private const int FreeMemory = 1 << 16;

    public PlanCost Minus(PlanCost other) => new(Nodes - other.Nodes, Steps - other.Steps);

    public bool IsWithin(long maxNodes, long paidSteps) => NodesBeyond(paidSteps) <= maxNodes;

    /// <summary>The memory of it that a read is charged. Bytes of a schema pay for their own steps, and for nothing else.</summary>
    public long Memory(long schemaBytes) =>
        Math.Max((NodesBeyond(schemaBytes) * MemoryPerNode) - FreeMemory, 0) + (schemaBytes * MemFormatReader.ChargedPerByte);

    private long NodesBeyond(long paidSteps) => Nodes + Math.Max((Steps - paidSteps) / StepsPerNode, 0);
}
