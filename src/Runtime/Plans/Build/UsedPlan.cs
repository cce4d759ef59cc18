using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>The plan for one payload's values of a case and one target.</summary>
/// <param name="Case">The case.</param>
/// <param name="Target">The target of its values.</param>
/// <param name="Plan">The plan.</param>
/// <param name="Next">The case's other targets.</param>
internal sealed record UsedPlan(PlannedCase Case, CaseTarget Target, ResolvedPlan Plan, UsedPlan? Next);
