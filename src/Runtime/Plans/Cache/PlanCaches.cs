namespace MemFormat.Plans.Cache;

/// <summary>Bounds the plan caches of all roots together, without keeping any of them alive.</summary>
internal static class PlanCaches
{
    public const long MaxSize = 8 << 20;

    private static readonly List<WeakReference<IPlanCache>> s_caches = [];

    /// <summary>Empties caches, those filled first of all, until all of them are within the bound.</summary>
    public static void Trim(IPlanCache filled, bool isTrial = false)
    {
        lock (s_caches)
        {
            s_caches.RemoveAll(r => !r.TryGetTarget(out var cache) || cache == filled || cache.Size == 0);
            s_caches.Insert(isTrial ? 0 : s_caches.Count, new WeakReference<IPlanCache>(filled));
            var size = Size();
            for (var i = 0; size > MaxSize && i < s_caches.Count - 1; i++)
            {
                if (!s_caches[i].TryGetTarget(out var cache))
                    continue;
                size -= cache.Size;
                cache.Clear();
            }
        }
    }

    /// <summary>The bytes that all caches keep.</summary>
    public static long TotalSize
    {
        get
        {
            lock (s_caches)
                return Size();
        }
    }

    private static long Size()
    {
        long size = 0;
        foreach (var reference in s_caches)
        {
            if (reference.TryGetTarget(out var cache))
                size += cache.Size;
        }

        return size;
    }
}
