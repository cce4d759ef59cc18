namespace MemFormat.Plans.Cache;

/// <summary>Plans that <see cref="PlanCaches"/> bounds together with all others.</summary>
internal interface IPlanCache
{
    /// <summary>About the bytes that the plans keep alive.</summary>
    long Size { get; }

    /// <summary>Gives everything back.</summary>
    void Clear();
}
