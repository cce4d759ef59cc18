using MemFormat.Codecs;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>A case as a payload defined it, and how its values are read.</summary>
internal sealed class PlannedCase(WriterSchema schema, byte[] definition) : WriterCase(schema, definition)
{
    /// <summary>Where the plans for it are kept, if not with those of the root.</summary>
    public CasePlanCache? Plans;

    /// <summary>What its values were read into last, and how; most often the only one.</summary>
    public CaseTarget? Target;

    /// <inheritdoc cref="Target"/>
    public PlanNode? Node;

    /// <summary>All that its values were read into so far; no more than the own types have slots for the union.</summary>
    public UsedPlan? Used;
}
