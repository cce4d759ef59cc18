namespace MemFormat.Schemas;

/// <summary>An amount of work on schemas.</summary>
internal readonly struct PlanCost(long nodes, long steps)
{
    /// <summary>A node stands for this many steps on average at least, before the limit cuts in.</summary>
    private const int StepsPerNode = 16;

    public readonly long Nodes = nodes;

    /// <summary>Members to look at, or memory of about 64 bytes.</summary>
    public readonly long Steps = steps;

    public PlanCost Minus(PlanCost other) => new(Nodes - other.Nodes, Steps - other.Steps);

    public bool IsWithin(long maxNodes, long paidSteps) => Nodes + Math.Max((Steps - paidSteps) / StepsPerNode, 0) <= maxNodes;
}
