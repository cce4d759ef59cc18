using MemFormat.Plans.Cache;

namespace MemFormat.Plans.Build;

/// <summary>
/// The plans by which one read makes plain values of payloads within its payload. They are not kept for later reads: values
/// change from one to the other while data is being moved, and what a plan keeps alive is bounded otherwise.
/// </summary>
internal sealed class SerializedPlans
{
    private readonly KnownPlans<SerializedStep> _known = new();
    private PlanCost _cost;

    /// <summary>The plan for a payload, built now when it is not known yet.</summary>
    /// <exception cref="MemFormatException">The descriptor is invalid or beyond the limits, or the member cannot be read from it.</exception>
    public ResolvedPlan Get(scoped ref MemFormatReader reader, SerializedStep step, ReadOnlySpan<byte> descriptor)
    {
        if (_known.Find(step, descriptor) is { } known)
            return known;
        var built = step.Plan(descriptor, reader.Limits);
        reader.Charge(built.Size);

        // All payloads within one together are bounded as its schema is.
        _cost = _cost.Add(built.Cost.Nodes + 1, built.Cost.Steps, reader.Limits.MaxPlanNodes);
        _known.Add(step, built);
        return built;
    }
}
