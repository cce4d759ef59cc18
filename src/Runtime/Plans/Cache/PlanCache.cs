using MemFormat.Schemas;

namespace MemFormat.Plans.Cache;

/// <summary>
/// The plans of one root, found by the full bytes of their descriptors. Reading takes no lock; adding replaces the
/// array. Bounded in plans and bytes: the least recently used plan goes first.
/// </summary>
/// <param name="maxPlans">The most plans.</param>
/// <param name="isTrial">Whether no value was read by the plans yet. They never push out others.</param>
internal sealed class PlanCache(int maxPlans = PlanCache.MaxPlans, bool isTrial = false) : SchemaState, IPlanCache
{
    public const int MaxPlans = 32;
    public const long MaxSize = 1 << 20;

    /// <summary>A plan above <see cref="MaxSize"/> is kept alone: types by the hundred would else be planned anew for each payload.</summary>
    public const long MaxPlanSize = 4 << 20;

    private readonly object _lock = new();
    private ResolvedPlan[] _plans = [];
    private long _size;

    // Time is the number of added plans: a plan in use is kept even if many others come, and lookups need no clock.
    private long _now;

    /// <summary>The plans that are kept now.</summary>
    public ResolvedPlan[] Plans => Volatile.Read(ref _plans);

    /// <inheritdoc/>
    public long Size => Volatile.Read(ref _size);

    public ResolvedPlan? Find(ReadOnlySpan<byte> descriptor, long target = 0)
    {
        foreach (var plan in Plans)
        {
            if (plan.Target == target && descriptor.SequenceEqual(plan.Descriptor))
                return Used(plan);
        }

        return null;
    }

    /// <summary>The plan with whose <see cref="ResolvedPlan.PlainHeader"/> a payload begins.</summary>
    public ResolvedPlan? FindPlain(scoped ref MemFormatReader reader)
    {
        foreach (var plan in Plans)
        {
            if (plan.PlainHeader is { } header && reader.StartsWith(header))
                return plan.IsKnownWithin(reader.Limits) ? Used(plan) : null;
        }

        return null;
    }

    private ResolvedPlan Used(ResolvedPlan plan)
    {
        var now = Volatile.Read(ref _now);
        if (plan.LastUse != now)
            plan.LastUse = now;
        return plan;
    }

    /// <summary>Keeps a plan if no other thread was first; never fails, but a plan beyond the bounds is not kept.</summary>
    public void Add(ResolvedPlan plan)
    {
        // Most often it came from here.
        foreach (var kept in Plans)
        {
            if (ReferenceEquals(kept, plan))
                return;
        }

        Add([plan]);
    }

    /// <summary>Keeps the plans of one read, of which the last ones count as used last.</summary>
    public void Add(List<ResolvedPlan> plans)
    {
        lock (_lock)
        {
            // At once: what a plan costs must not depend on how many are kept.
            var added = new List<ResolvedPlan>();
            foreach (var plan in plans)
            {
                if (plan.Size > MaxPlanSize)
                    continue;
                if (Find(plan.Descriptor, plan.Target) is { } same)
                {
                    if (!isTrial)
                    {
                        same.Checked |= plan.Checked;
                        continue;
                    }

                    Remove(same);
                }

                plan.LastUse = _now + 1;
                Volatile.Write(ref _now, plan.LastUse);
                added.Add(plan);
            }

            if (added.Count == 0)
                return;
            var kept = _plans.Concat(added).OrderByDescending(p => p.LastUse).Take(maxPlans).ToList();
            var size = kept.Sum(p => p.Size);
            for (; size > MaxSize && kept.Count > 1; kept.RemoveAt(kept.Count - 1))
                size -= kept[^1].Size;
            Volatile.Write(ref _plans, [.. kept]);
            Volatile.Write(ref _size, size);
        }

        PlanCaches.Trim(this, isTrial);
    }

    /// <summary>Gives one plan back, if it is here.</summary>
    public void Remove(ResolvedPlan plan)
    {
        if (Array.IndexOf(Plans, plan) < 0)
            return;
        lock (_lock)
        {
            Volatile.Write(ref _plans, Without(_plans, plan));
            Volatile.Write(ref _size, _plans.Sum(p => p.Size));
        }
    }

    // In a method of its own: the lambda's object is made where it begins, and most reads have nothing to remove.
    private static ResolvedPlan[] Without(ResolvedPlan[] plans, ResolvedPlan plan) => Array.FindAll(plans, p => p != plan);

    /// <inheritdoc/>
    public void Clear()
    {
        lock (_lock)
        {
            Volatile.Write(ref _plans, []);
            Volatile.Write(ref _size, 0);
        }
    }
}
