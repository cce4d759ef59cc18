using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>How one payload's values of a case are read into a target.</summary>
internal sealed class UsedPlan(PlannedCase planned, CaseTarget target, ResolvedPlan plan, UsedPlan? next)
{
    /// <summary>The case.</summary>
    public readonly PlannedCase Case = planned;

    /// <summary>What its values are read into.</summary>
    public readonly CaseTarget Target = target;

    /// <summary>How.</summary>
    public readonly ResolvedPlan Plan = plan;

    /// <summary>The case's other targets.</summary>
    public readonly UsedPlan? Next = next;
}
