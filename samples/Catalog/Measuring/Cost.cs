using System.Diagnostics;

namespace ApiCatalog.Measuring;

/// <summary>The cost of an action.</summary>
/// <param name="Milliseconds">Time of one run.</param>
/// <param name="Allocated">Bytes that one run allocates on its thread.</param>
internal readonly record struct Cost(double Milliseconds, long Allocated)
{
    /// <summary>Runs an action once, with no garbage of others to collect.</summary>
    public static Cost Of(Action action)
    {
        GC.Collect();
        var allocated = GC.GetAllocatedBytesForCurrentThread();
        var start = Stopwatch.GetTimestamp();
        action();
        var milliseconds = Stopwatch.GetElapsedTime(start).TotalMilliseconds;
        return new Cost(milliseconds, GC.GetAllocatedBytesForCurrentThread() - allocated);
    }

    /// <summary>The median time and the median allocation of an odd number of runs.</summary>
    public static Cost MedianOf(IReadOnlyCollection<Cost> costs) => new(
        costs.Select(cost => cost.Milliseconds).Order().ElementAt(costs.Count / 2),
        costs.Select(cost => cost.Allocated).Order().ElementAt(costs.Count / 2));
}
