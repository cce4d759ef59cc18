using MemFormat.Schemas;

namespace MemFormat.Plans.Cache;

/// <summary>How large a plan is while it is built, and afterwards.</summary>
internal readonly record struct PlanCost(int Nodes, int Steps)
{
    /// <summary>The least members per node on average before the limit applies.</summary>
    private const int StepsPerNode = 16;

    public PlanCost Add(int nodes, int steps, int maxNodes)
    {
        var cost = new PlanCost(Nodes + nodes, Steps + steps);
        return cost.Nodes <= maxNodes && cost.Steps <= (long)maxNodes * StepsPerNode ? cost : throw SchemaLimits.Exceeded("nodes of a plan");
    }
}
