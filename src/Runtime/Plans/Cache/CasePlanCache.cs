using System.Collections.Concurrent;
using MemFormat.Schemas;

namespace MemFormat.Plans.Cache;

/// <summary>
/// The plans of the cases of one root's unions. Reading takes no lock. Bounded in plans and bytes: the least recently
/// used quarter goes first, so that payloads with ever new cases cost no more than honest ones.
/// </summary>
internal sealed class CasePlanCache : IPlanCache
{
    public const int MaxPlans = 1024;
    public const long MaxSize = 1 << 20;

    private readonly object _lock = new();
    private readonly ConcurrentDictionary<CaseKey, ResolvedPlan> _plans = new(concurrencyLevel: 1, capacity: 31);

    // The types that a payload's schema lists stay alive with the plans of its cases, once for all of them.
    private readonly Dictionary<WriterSchema, (int Plans, long Size)> _schemas = [];
    private long _size;
    private long _now;

    /// <summary>The number of plans kept.</summary>
    public int Count => _plans.Count;

    /// <inheritdoc/>
    public long Size => Volatile.Read(ref _size);

    public ResolvedPlan? Find(in CaseKey key)
    {
        if (!_plans.TryGetValue(key, out var plan))
            return null;
        var now = Volatile.Read(ref _now);
        if (plan.LastUse != now)
            plan.LastUse = now;
        return plan;
    }

    /// <summary>Keeps plans of one payload, within the bounds.</summary>
    /// <param name="plans">The plans and their keys.</param>
    /// <param name="schemaSize">The approximate bytes of their common schema, if nothing else keeps it.</param>
    public void Add(IEnumerable<(CaseKey Key, ResolvedPlan Plan)> plans, long schemaSize)
    {
        lock (_lock)
        {
            foreach (var (key, plan) in plans)
            {
                if (SizeOf(plan) + schemaSize > MaxSize)
                    continue;
                plan.LastUse = _now + 1;
                if (!_plans.TryAdd(key, plan))
                {
                    _plans[key].Checked |= plan.Checked;
                    continue;
                }

                var (count, _) = _schemas.GetValueOrDefault(key.Writer);
                _schemas[key.Writer] = (count + 1, schemaSize);
                Volatile.Write(ref _size, _size + SizeOf(plan) + (count == 0 ? schemaSize : 0));
                Volatile.Write(ref _now, plan.LastUse);
                if (_plans.Count > MaxPlans || _size > MaxSize)
                    Shrink();
            }
        }

        PlanCaches.Trim(this);
    }

    /// <inheritdoc/>
    public void Clear()
    {
        lock (_lock)
        {
            _plans.Clear();
            _schemas.Clear();
            Volatile.Write(ref _size, 0);
        }
    }

    private void Shrink()
    {
        foreach (var (key, plan) in _plans.OrderBy(p => p.Value.LastUse).ToList())
        {
            if (_plans.Count <= MaxPlans / 4 * 3 && _size <= MaxSize / 4 * 3)
                break;
            _plans.TryRemove(key, out _);
            var (count, schemaSize) = _schemas[key.Writer];
            if (count == 1)
                _schemas.Remove(key.Writer);
            else
                _schemas[key.Writer] = (count - 1, schemaSize);
            Volatile.Write(ref _size, _size - SizeOf(plan) - (count == 1 ? schemaSize : 0));
        }
    }

    /// <summary>A case's schema has an array of all types in the payload's schema, besides its additional types.</summary>
    private static long SizeOf(ResolvedPlan plan) => plan.Size + 8L * plan.Writer.Types.Length;
}
