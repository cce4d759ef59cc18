using MemFormat.Schemas;

namespace MemFormat.Plans.Cache;

/// <summary>How large a plan is while it is built, and afterwards.</summary>
internal readonly struct PlanCost(int nodes, int steps)
{
    public readonly int Nodes = nodes;

    public readonly int Steps = steps;
    public PlanCost Add(int nodes, int steps, int maxNodes)
    {
        // A node stands for this many members on average at least, before the limit cuts in.
        const int StepsPerNode = 16;
        var cost = new PlanCost(Nodes + nodes, Steps + steps);
        return cost.Nodes <= maxNodes && cost.Steps <= (long)maxNodes * StepsPerNode ? cost : throw SchemaLimits.Exceeded("nodes of a plan");
    }
}
