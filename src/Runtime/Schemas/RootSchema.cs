using MemFormat.Codecs;
using MemFormat.Payloads.Recorded;
using MemFormat.Plans.Build;
using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>The schema of a root as this process knows it, and the plans by which payloads of other shapes are read.</summary>
internal sealed class RootSchema
{
    private readonly PlanCache _plans = new();
    private PlanCache? _populatingPlans;
    private CasePlanCache? _casePlans;
    private ResolvedPlan? _populatingOwn;
    private readonly ResolvedPlan _exact;
    private RootHistory? _history;
    private uint _fingerprint;

    public RootSchema(byte[] descriptor, LocalType[] types, Func<RootSchema>[] contents, SchemaComposer? composer = null)
    {
        Descriptor = descriptor;
        Types = types;
        Own = WriterSchema.ParseOwn(descriptor, []);
        SerializedSlots.Connect(Own, contents, 0);
        Local = new LocalSchema(0, Own, types);
        Unions = new OwnUnions(composer, Local);
        InlineHeader = PayloadHead.InlineHeader(descriptor);
        _exact = new ResolvedPlan(descriptor, Own, PlanNode.ExactRoot);
    }

    /// <summary>For walks through values that nobody reads: a root without types.</summary>
    public static RootSchema Empty { get; } = new([SlotToken.Of(WireKind.Bool, WirePlace.Rest)], [], []);

    public byte[] Descriptor { get; }

    /// <summary>Whether values depend on others of their payload, so that reading and writing keep track of them.</summary>
    public bool NeedsScope { get; init; }

    /// <summary>A user's codec whose values are the roots, else null.</summary>
    public object? Instance { get; init; }

    /// <summary>Byte 0, the descriptor's length, the descriptor.</summary>
    public byte[] InlineHeader { get; }

    /// <summary>The whole header of fingerprint mode, of four bytes.</summary>
    public uint Fingerprint
    {
        // Its mode bits are never 0.
        get
        {
            var known = _fingerprint;
            return known != 0 ? known : _fingerprint = Fingerprints.ShortHeader(History.OwnShort);
        }
    }

    /// <summary>As <see cref="Fingerprint"/>, of eight bytes.</summary>
    public ulong Fingerprint64 => Fingerprints.LongHeader(History.Own);

    /// <summary>What fingerprints mean for the root. Programs that never use them do not load the cryptography library.</summary>
    public RootHistory History => _history ?? Interlocked.CompareExchange(ref _history, new RootHistory(this), null) ?? _history;

    /// <summary>The schema in which this process writes.</summary>
    public WriterSchema Own { get; }

    /// <summary>What is known about the own types, by number.</summary>
    public LocalType[] Types { get; }

    /// <summary>The types that the descriptor lists.</summary>
    public LocalSchema Local { get; }

    /// <summary>What payloads are read into.</summary>
    public CaseTarget Target => new(Local, Own.Root, IsOpened: false);

    /// <summary>The unions that the root reaches.</summary>
    public OwnUnions Unions { get; }

    /// <summary>The plans for cases that payloads defined in other shapes.</summary>
    public CasePlanCache CasePlans => _casePlans ?? Interlocked.CompareExchange(ref _casePlans, new CasePlanCache(), null) ?? _casePlans;

    /// <summary>The plan for a payload's schema, built now when it is not known yet.</summary>
    /// <exception cref="MemFormatException">The descriptor is invalid or beyond the limits, or the root cannot be read from it.</exception>
    /// <param name="descriptor">The payload's descriptor.</param>
    /// <param name="limits">The limits of this read.</param>
    /// <param name="isPopulating">Whether values are read into ones that are there.</param>
    public ResolvedPlan Plan(ReadOnlySpan<byte> descriptor, MemFormatLimits limits, bool isPopulating = false)
    {
        if (descriptor.SequenceEqual(Descriptor))
            return isPopulating ? _populatingOwn ??= PlanPopulatingOwn() : _exact;
        var schemaLimits = SchemaLimits.Of(limits);
        var plans = isPopulating ? _populatingPlans : _plans;
        if (plans?.Find(descriptor) is { } known && known.IsWithin(schemaLimits, limits.MaxPlanNodes))
            return known;
        var writer = WriterSchema.Parse(descriptor, schemaLimits);
        var resolver = new Resolver(writer, this, limits.MaxPlanNodes) { IsPopulating = isPopulating };
        var root = resolver.Resolve(Target, isRoot: true, out var cost);
        return new ResolvedPlan(descriptor.ToArray(), writer, root) { Cost = cost, IsPopulating = isPopulating, CopiesReferences = resolver.CopiesReferences, OpensPayloads = resolver.OpensPayloads };
    }

    /// <summary>What differs between a payload's schema and this one.</summary>
    public IReadOnlyList<MemFormatReadDifference> Differences(ResolvedPlan plan) => ReferenceEquals(plan, _exact)
        ? []
        : plan.Differences ??= new Resolver(plan.Writer, this, int.MaxValue).Differences(Target, isRoot: true);

    /// <summary>Keeps a plan after a value was decoded with it: nothing that a failed payload taught stays.</summary>
    public void Keep(ResolvedPlan plan)
    {
        if (ReferenceEquals(plan.Descriptor, Descriptor) || plan.Recorded is not null)
            return;
        (plan.IsPopulating ? PopulatingPlans() : _plans).Add(plan);
    }

    /// <summary>The memory that a resolved read of so many bytes may ask for (safety.md).</summary>
    public long ResolvedBudget(long inputBytes) =>
        (1L << 20) + (long)Math.Min(Math.BigMul(Unions.AllocationPerByte, (ulong)inputBytes, out var low) == 0 ? low : ulong.MaxValue, 1UL << 60);

    internal PlanCache Plans => _plans;

    private PlanCache PopulatingPlans() =>
        _populatingPlans ?? Interlocked.CompareExchange(ref _populatingPlans, new PlanCache(), null) ?? _populatingPlans;

    private ResolvedPlan PlanPopulatingOwn() =>
        new(Descriptor, Own, new Resolver(Own, this, int.MaxValue) { IsPopulating = true }.Resolve(Target, isRoot: true, out _)) { IsPopulating = true };

    /// <summary>Each declared case of each union: payloads with a fingerprint, which covers them, do not define them.</summary>
    public byte[] DeclaredCases()
    {
        var bytes = new DeclaredCases();
        foreach (var union in Unions.Declared)
            bytes.Add(Array.ConvertAll(union.Declared, c => (c.Tag, c.Definition)));
        return bytes.ToArray();
    }
}
