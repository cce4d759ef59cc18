using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>State shared by the resolvers of one plan: one for the reader's root, and one per earlier type of a member.</summary>
internal sealed class ResolverState(SchemaLimits limits)
{
    /// <summary>By the schema that is read into.</summary>
    public readonly Dictionary<RootSchema, Resolver> Resolvers = [];

    /// <summary>Pairs of types whose members are to be matched yet.</summary>
    public readonly Queue<(Resolver Resolver, ObjectDraft Draft)> Unmatched = new();

    /// <summary>
    /// Whether objects that keep their identity in the payload are read where they occur, so that their bodies must
    /// be found first.
    /// </summary>
    public bool CopiesReferences;

    /// <summary>Whether pairs are only compared: all that is wrong with them is of interest, and nothing is read.</summary>
    public bool IsComparing;

    /// <summary>Whether payloads within the payload become plain values.</summary>
    public bool OpensPayloads;

    public readonly ExactnessFinder Exactness = new();

    /// <summary>For the builders of tables, one after the other: the steps so far.</summary>
    public readonly List<PlanOp> Ops = [];

    /// <summary>As <see cref="Ops"/>: numbers of members.</summary>
    public readonly List<int> Found = [];

    /// <summary>What the read may spend.</summary>
    public readonly SchemaLimits Limits = limits;
}
