using MemFormat.Plans.Cache;
using MemFormat.Plans.Match;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>State shared by the resolvers of one plan: one for the reader's root, and one per earlier type of a member.</summary>
internal sealed class ResolverState(int maxNodes)
{
    /// <summary>By the schema that is read into.</summary>
    public Dictionary<RootSchema, Resolver> Resolvers { get; } = [];

    /// <summary>Pairs of types whose members are to be matched yet.</summary>
    public Queue<(Resolver Resolver, ObjectDraft Draft)> Unmatched { get; } = new();

    /// <summary>Whether objects that keep their identity in the payload are read where they occur, so that their bodies must be found first.</summary>
    public bool CopiesReferences { get; set; }

    /// <summary>Whether pairs are only compared: all that is wrong with them is of interest, and nothing is read.</summary>
    public bool IsComparing { get; set; }

    /// <summary>Whether payloads within the payload become plain values.</summary>
    public bool OpensPayloads { get; set; }

    public ExactnessFinder Exactness { get; } = new();

    public PlanCost Cost { get; private set; }

    /// <exception cref="MemFormatException">The plan becomes too large.</exception>
    public void Add(int nodes, int steps) => Cost = Cost.Add(nodes, steps, maxNodes);
}
