using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>The plans by which payloads of other shapes are read into a root.</summary>
internal sealed class RootPlans : SchemaPart
{
    private readonly RootSchema _root;
    private readonly ResolvedPlan _exact;
    private PlanCache? _populating;
    private CasePlanCache? _cases;
    private ResolvedPlan? _populatingOwn;

    public RootPlans(RootSchema root)
    {
        _root = root;
        _exact = new ResolvedPlan(root.Descriptor, root.Own, PlanNode.ExactRoot);
    }

    /// <summary>The plans that are kept.</summary>
    public readonly PlanCache Kept = new();

    /// <summary>The plans for cases that payloads defined in other shapes.</summary>
    public CasePlanCache Cases => _cases ?? Interlocked.CompareExchange(ref _cases, new CasePlanCache(), null) ?? _cases;

    private PlanCache Populating => _populating ?? Interlocked.CompareExchange(ref _populating, new PlanCache(), null) ?? _populating;

    /// <summary>The plan for a payload's schema, built now when it is not known yet.</summary>
    /// <exception cref="MemFormatException">The descriptor is invalid or beyond the limits, or the root cannot be read from it.</exception>
    /// <param name="descriptor">The payload's descriptor.</param>
    /// <param name="limits">The limits of this read.</param>
    /// <param name="isPopulating">Whether values are read into ones that are there.</param>
    public ResolvedPlan Get(ReadOnlySpan<byte> descriptor, MemFormatLimits limits, bool isPopulating = false)
    {
        if (descriptor.SequenceEqual(_root.Descriptor))
            return isPopulating ? _populatingOwn ??= PlanPopulatingOwn() : _exact;
        var schemaLimits = SchemaLimits.Of(limits);
        var plans = isPopulating ? _populating : Kept;
        if (plans?.Find(descriptor) is { } known && known.IsWithin(schemaLimits, limits.MaxPlanNodes))
            return known;
        var copy = descriptor.ToArray();
        var writer = WriterSchema.Parse(copy, schemaLimits);
        var resolver = new Resolver(writer, _root, limits.MaxPlanNodes) { IsPopulating = isPopulating };
        var root = resolver.Resolve(_root.Target, isRoot: true, out var cost);
        return new ResolvedPlan(copy, writer, root) { Cost = cost, IsPopulating = isPopulating, CopiesReferences = resolver.CopiesReferences, OpensPayloads = resolver.OpensPayloads };
    }

    /// <summary>The differences between a payload's schema and the root's.</summary>
    public IReadOnlyList<MemFormatReadDifference> Differences(ResolvedPlan plan) => ReferenceEquals(plan, _exact)
        ? []
        : plan.Differences ??= new Resolver(plan.Writer, _root, int.MaxValue).Differences(_root.Target, isRoot: true);

    /// <summary>Keeps a plan after a value was decoded with it: nothing that a failed payload taught stays.</summary>
    public void Keep(ResolvedPlan plan)
    {
        if (ReferenceEquals(plan.Descriptor, _root.Descriptor) || plan.Recorded is not null)
            return;
        (plan.IsPopulating ? Populating : Kept).Add(plan);
    }

    private ResolvedPlan PlanPopulatingOwn() =>
        new(_root.Descriptor, _root.Own, new Resolver(_root.Own, _root, int.MaxValue) { IsPopulating = true }.Resolve(_root.Target, isRoot: true, out _)) { IsPopulating = true };
}

/// <summary>The plans of a root.</summary>
internal static class PlansOfRoot
{
    extension(RootSchema root)
    {
        /// <inheritdoc cref="RootPlans"/>
        public RootPlans Plans
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Unsafe.As<RootPlans>(root.PlanPart) ?? Attach(root);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static RootPlans Attach(RootSchema root) =>
        Unsafe.As<RootPlans>(Interlocked.CompareExchange(ref root.PlanPart, new RootPlans(root), null) ?? root.PlanPart);
}
