namespace MemFormat.Plans.Cache;

/// <summary>The plans that one read has used so far, by what they are for and all bytes of their descriptors.</summary>
/// <typeparam name="TOwner">What they are for, told apart by its identity.</typeparam>
internal sealed class KnownPlans<TOwner>
    where TOwner : class
{
    // The hash codes of bytes are not to be foreseen, and prove nothing.
    private readonly Dictionary<(TOwner Owner, int Hash), List<ResolvedPlan>> _plans = [];

    public ResolvedPlan? Find(TOwner owner, ReadOnlySpan<byte> descriptor)
    {
        if (!_plans.TryGetValue((owner, HashOf(descriptor)), out var known))
            return null;
        foreach (var plan in known)
        {
            if (descriptor.SequenceEqual(plan.Descriptor))
                return plan;
        }

        return null;
    }

    public void Add(TOwner owner, ResolvedPlan plan)
    {
        var key = (owner, HashOf(plan.Descriptor));
        if (!_plans.TryGetValue(key, out var known))
            _plans.Add(key, known = []);
        known.Add(plan);
    }

    private static int HashOf(ReadOnlySpan<byte> descriptor)
    {
        var hash = new HashCode();
        hash.AddBytes(descriptor);
        return hash.ToHashCode();
    }
}
