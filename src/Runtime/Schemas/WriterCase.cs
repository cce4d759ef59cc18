using MemFormat.Codecs;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Schemas.Compose;

namespace MemFormat.Schemas;

/// <summary>A case as a payload defined it.</summary>
internal sealed class WriterCase(WriterSchema schema, byte[] definition)
{
    /// <summary>The slot of its values and the types that it reaches.</summary>
    public WriterSchema Schema { get; } = schema;

    public byte[] Definition { get; } = definition;

    /// <summary>Where the plans for it are kept, if not with those of the root.</summary>
    public CasePlanCache? Plans { get; init; }

    /// <summary>What its values were read into last, and how; most often the only one.</summary>
    public CaseTarget? Target { get; set; }

    /// <inheritdoc cref="Target"/>
    public PlanNode? Node { get; set; }

    /// <summary>All that its values were read into so far; no more than the own types have slots for the union.</summary>
    public UsedPlan? Used { get; set; }
}
