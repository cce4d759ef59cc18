using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>How one payload's values of a case are read into a target.</summary>
/// <param name="Case">The case.</param>
/// <param name="Target">What its values are read into.</param>
/// <param name="Plan">How.</param>
/// <param name="Next">The case's other targets.</param>
internal sealed record UsedPlan(PlannedCase Case, CaseTarget Target, ResolvedPlan Plan, UsedPlan? Next);
