using MemFormat.Base;

namespace MemFormat.Plans.Cache;

/// <summary>The plans used so far by one read, by owner and all bytes of their descriptors.</summary>
/// <typeparam name="TOwner">The owner of a plan, compared by identity.</typeparam>
internal sealed class KnownPlans<TOwner>
    where TOwner : class
{
    private readonly Dictionary<(TOwner Owner, int Hash), List<ResolvedPlan>> _plans = [];

    public ResolvedPlan? Find(TOwner owner, ReadOnlySpan<byte> descriptor, long target = 0)
    {
        if (!_plans.TryGetValue((owner, ByteComparer.HashOf(descriptor)), out var known))
            return null;
        foreach (var plan in known)
        {
            if (plan.Target == target && descriptor.SequenceEqual(plan.Descriptor))
                return plan;
        }

        return null;
    }

    public void Add(TOwner owner, ResolvedPlan plan)
    {
        var key = (owner, ByteComparer.HashOf(plan.Descriptor));
        if (!_plans.TryGetValue(key, out var known))
            _plans.Add(key, known = []);
        known.Add(plan);
    }
}
