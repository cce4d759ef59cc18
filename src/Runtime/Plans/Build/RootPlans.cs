using MemFormat.Codecs;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>The plans by which payloads of other shapes are read into a root.</summary>
internal sealed class RootPlans : SchemaState
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

    /// <summary>
    /// The last plans that no value was read by yet, and schemas that were refused: bad payloads that come again, and the search for
    /// the path of an error, need no other plan.
    /// </summary>
    private readonly PlanCache _tried = new(maxPlans: 4, isTrial: true);

    /// <inheritdoc cref="Refusals"/>
    public readonly PlanCache Refused = new(maxPlans: 4, isTrial: true);

    /// <summary>The plans for cases that payloads defined in other shapes.</summary>
    public CasePlanCache Cases => _cases ?? Interlocked.CompareExchange(ref _cases, new CasePlanCache(), null) ?? _cases;

    private PlanCache Populating => _populating ?? Interlocked.CompareExchange(ref _populating, new PlanCache(), null) ?? _populating;

    /// <summary>The plan for a payload's schema, built now when it is not known yet.</summary>
    /// <exception cref="MemFormatException">The descriptor is invalid or beyond the limits, or the root cannot be read from it.</exception>
    /// <param name="descriptor">The payload's descriptor.</param>
    /// <param name="limits">The limits of this read.</param>
    /// <param name="isPopulating">Whether values are read into ones that are there.</param>
    /// <param name="session">What all schemas of a session may cost.</param>
    public ResolvedPlan Get(ReadOnlySpan<byte> descriptor, MemFormatLimits limits, bool isPopulating = false, SchemaLimits? session = null)
    {
        if (descriptor.SequenceEqual(_root.Descriptor))
            return isPopulating ? _populatingOwn ??= PlanPopulatingOwn() : _exact;
        if (Find(descriptor, limits, isPopulating) is { } known)
            return known.Refusal is null ? known : throw known.Refusal.Again();
        var copy = descriptor.ToArray();
        ResolvedPlan plan;
        try
        {
            plan = Make(copy, session ?? SchemaLimits.Of(limits), isPopulating);
        }
        catch (MemFormatException exception) when (session is null && exception.Error != MemFormatError.UnsupportedType)
        {
            _tried.Add(new ResolvedPlan(copy, null!, null!) { Refusal = exception.Again(), Limits = limits, Target = TargetOf(isPopulating) });
            throw;
        }

        _tried.Add(plan);
        return plan;
    }

    /// <summary>What is known of a payload's schema, if it was read lately: a plan, or a refusal.</summary>
    public ResolvedPlan? Find(ReadOnlySpan<byte> descriptor, MemFormatLimits limits, bool isPopulating)
    {
        var target = TargetOf(isPopulating);
        if ((isPopulating ? _populating : Kept)?.Find(descriptor, target) is { } kept && kept.IsWithin(limits))
            return kept;
        return _tried.Find(descriptor, target) is { } tried && tried.IsWithin(limits) ? tried : null;
    }

    private ResolvedPlan Make(byte[] descriptor, SchemaLimits limits, bool isPopulating)
    {
        var before = limits.State.Spent;
        var writer = WriterSchema.Parse(descriptor, limits);
        var resolver = new Resolver(writer, _root, limits) { IsPopulating = isPopulating };
        return new ResolvedPlan(descriptor, writer, resolver.Resolve(_root.Target, isRoot: true))
        {
            Cost = limits.State.Spent.Minus(before),
            Checked = limits.Strictness,
            IsPopulating = isPopulating,
            Target = TargetOf(isPopulating),
            CopiesReferences = resolver.CopiesReferences,
            MemoryPerByte = resolver.MemoryPerByte(),
            OpensPayloads = resolver.OpensPayloads,
        };
    }

    /// <summary>Tells plans of one descriptor apart.</summary>
    private static long TargetOf(bool isPopulating) => isPopulating ? 1 : 0;

    /// <summary>The differences between a payload's schema and the root's.</summary>
    public IReadOnlyList<MemFormatReadDifference> Differences(ResolvedPlan plan) => ReferenceEquals(plan, _exact)
        ? []
        : plan.Differences ??= new Resolver(plan.Writer, _root, SchemaLimits.Own) { IsPopulating = plan.IsPopulating }.Differences(
            _root.Target, isRoot: true);

    /// <summary>Keeps a plan after a value was decoded with it: nothing that a failed payload taught stays.</summary>
    public void Keep(ResolvedPlan plan)
    {
        if (plan.WasKept || ReferenceEquals(plan.Descriptor, _root.Descriptor) || plan.Recorded is not null)
            return;
        (plan.IsPopulating ? Populating : Kept).Add(plan);
        plan.WasKept = true;
        _tried.Remove(plan);
    }

    private ResolvedPlan PlanPopulatingOwn() =>
        new(_root.Descriptor, _root.Own, new Resolver(_root.Own, _root, SchemaLimits.Own) { IsPopulating = true }.Resolve(_root.Target, isRoot: true))
        {
            IsPopulating = true,
        };
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
            get => Unsafe.As<RootPlans>(root.PlanState) ?? Attach(root);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static RootPlans Attach(RootSchema root) =>
        Unsafe.As<RootPlans>(Interlocked.CompareExchange(ref root.PlanState, new RootPlans(root), null) ?? root.PlanState);
}
