using MemFormat.Codecs;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>A case as a payload defined it, and how its values are read.</summary>
internal sealed class PlannedCase(WriterSchema schema, byte[] definition) : WriterCase(schema, definition)
{
    /// <summary>The cache of its plans, if not that of the root.</summary>
    public CasePlanCache? Plans;

    /// <summary>The last target of its values, and the plan; most often the only one.</summary>
    public CaseTarget? Target;

    /// <inheritdoc cref="Target"/>
    public PlanNode? Node;

    /// <summary>All targets of its values so far; no more than the reader's types have slots for the union.</summary>
    public UsedPlan? Used;
}
