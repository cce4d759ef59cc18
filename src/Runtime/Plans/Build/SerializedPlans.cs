using MemFormat.Plans.Cache;

namespace MemFormat.Plans.Build;

/// <summary>
/// The plans of one read that turn payloads within its payload into plain values. Later reads do not reuse them: such
/// data is transitional, and the memory kept by plans is bounded elsewhere.
/// </summary>
internal sealed class SerializedPlans
{
    private readonly KnownPlans<SerializedStep> _known = new();

    /// <summary>The plan for a payload, built now when it is not known yet.</summary>
    /// <exception cref="MemFormatException">The descriptor is invalid or beyond the limits, or the member cannot be read from it.</exception>
    public ResolvedPlan Get(scoped ref MemFormatReader reader, SerializedStep step, ReadOnlySpan<byte> descriptor)
    {
        if (_known.Find(step, descriptor) is { } known)
            return known;
        var work = ReadScope.Of(ref reader)!.Work(reader);
        var key = Refusals.Key(descriptor, work.State with { Owner = step.Number });
        Refusals.Throw(step.Root, key, reader.Limits);
        try
        {
            var built = step.Plan(descriptor, work);
            reader.Charge(work.Due());
            _known.Add(step, built);
            return built;
        }
        catch (MemFormatException exception)
        {
            Refusals.Keep(step.Root, key, reader.Limits, exception);
            throw;
        }
    }
}
