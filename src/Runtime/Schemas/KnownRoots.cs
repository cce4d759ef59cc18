namespace MemFormat.Schemas;

/// <summary>
/// The roots of this process whose writes have no state, for errors: they know the root by the header that was written. It keeps
/// none of them alive.
/// </summary>
internal static class KnownRoots
{
    private static readonly List<WeakReference<RootSchema>> s_all = [];

    public static void Add(RootSchema root)
    {
        lock (s_all)
            s_all.Add(new WeakReference<RootSchema>(root));
    }

    /// <summary>Those that are still in use.</summary>
    public static List<RootSchema> All()
    {
        var all = new List<RootSchema>();
        lock (s_all)
        {
            foreach (var reference in s_all)
            {
                if (reference.TryGetTarget(out var root))
                    all.Add(root);
            }
        }

        return all;
    }
}
