using MemFormat.Schemas;

namespace MemFormat.Resolution;

/// <summary>What the resolvers of one plan share: the reader's root has one, and so has each earlier type of a member.</summary>
internal sealed class ResolverState(int maxNodes)
{
    /// <summary>By the schema that is read into.</summary>
    public Dictionary<RootSchema, Resolver> Resolvers { get; } = [];

    /// <summary>Pairs of types whose members are to be matched yet.</summary>
    public Queue<(Resolver Resolver, ObjectDraft Draft)> Unmatched { get; } = new();

    public ExactnessFinder Exactness { get; } = new();

    public PlanCost Cost { get; private set; }

    /// <exception cref="MemFormatException">The plan becomes too large.</exception>
    public void Add(int nodes, int steps) => Cost = Cost.Add(nodes, steps, maxNodes);
}
