using System.Buffers.Binary;
using System.Security.Cryptography;
using MemFormat.Codecs;
using MemFormat.Resolution;

namespace MemFormat.Schemas;

/// <summary>The schema of a root as this process knows it, and the plans by which payloads of other shapes are read.</summary>
internal sealed class RootSchema
{
    private readonly PlanCache _plans = new();
    private PlanCache? _populatingPlans;
    private ResolvedPlan? _populatingOwn;
    private readonly ResolvedPlan _exact;
    private readonly ulong _allocationPerByte;
    private byte[]? _hash;
    private uint _fingerprint;

    public RootSchema(byte[] descriptor, LocalType[] types, Func<RootSchema>[] contents)
    {
        Descriptor = descriptor;
        Types = types;
        Own = ParseOwn(descriptor);
        SerializedSlots.Connect(Own, contents);
        InlineHeader = Header(descriptor);
        _exact = new ResolvedPlan(descriptor, Own, PlanNode.ExactRoot);
        _allocationPerByte = AllocationPerByte();
    }

    public byte[] Descriptor { get; }

    /// <summary>Whether values depend on others of their payload, so that reading and writing keep track of them.</summary>
    public bool NeedsScope { get; init; }

    /// <summary>A user's codec whose values are the roots, else null.</summary>
    public object? Instance { get; init; }

    /// <summary>Byte 0, the descriptor's length, the descriptor.</summary>
    public byte[] InlineHeader { get; }

    /// <summary>The whole header of fingerprint mode: mode bits and 29 bits of the descriptor's hash.</summary>
    public uint Fingerprint
    {
        // Its mode bits are never 0.
        get
        {
            var known = _fingerprint;
            return known != 0 ? known : _fingerprint = 1 | (BinaryPrimitives.ReadUInt32LittleEndian(Hash) & 0x1FFF_FFFF) << 3;
        }
    }

    /// <summary>As <see cref="Fingerprint"/>, with 61 bits.</summary>
    public ulong Fingerprint64 => LongFingerprint(Hash);

    /// <summary>The schema in which this process writes.</summary>
    public WriterSchema Own { get; }

    /// <summary>What is known about the own types, by number.</summary>
    public LocalType[] Types { get; }

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
        var root = resolver.Resolve(out var cost);
        return new ResolvedPlan(descriptor.ToArray(), writer, root) { Cost = cost, IsPopulating = isPopulating, CopiesReferences = resolver.CopiesReferences };
    }

    /// <summary>What differs between a payload's schema and this one.</summary>
    public IReadOnlyList<MemFormatReadDifference> Differences(ResolvedPlan plan) => ReferenceEquals(plan, _exact)
        ? []
        : plan.Differences ??= new Resolver(plan.Writer, this, int.MaxValue).Differences();

    /// <summary>Keeps a plan after a value was decoded with it: nothing that a failed payload taught stays.</summary>
    public void Keep(ResolvedPlan plan)
    {
        if (ReferenceEquals(plan.Descriptor, Descriptor))
            return;
        (plan.IsPopulating ? PopulatingPlans() : _plans).Add(plan);
    }

    /// <summary>The memory that a resolved read of so many bytes may ask for (safety.md).</summary>
    public long ResolvedBudget(long inputBytes) =>
        (1L << 20) + (long)Math.Min(Math.BigMul(_allocationPerByte, (ulong)inputBytes, out var low) == 0 ? low : ulong.MaxValue, 1UL << 60);

    /// <summary>The 61-bit header of a descriptor, given its hash.</summary>
    public static ulong LongFingerprint(byte[] hash) => 1 | 1 << 2 | BinaryPrimitives.ReadUInt64LittleEndian(hash) << 3;

    /// <summary>Computed when first asked for: programs that never use fingerprints do not load the cryptography library.</summary>
    private byte[] Hash => _hash ??= SHA256.HashData(Descriptor);

    internal PlanCache Plans => _plans;

    private PlanCache PopulatingPlans() =>
        _populatingPlans ?? Interlocked.CompareExchange(ref _populatingPlans, new PlanCache(), null) ?? _populatingPlans;

    private ResolvedPlan PlanPopulatingOwn() =>
        new(Descriptor, Own, new Resolver(Own, this, int.MaxValue) { IsPopulating = true }.Resolve(out _)) { IsPopulating = true };

    private ulong AllocationPerByte()
    {
        ulong most = 128;
        foreach (var type in Own.Types)
            most = Math.Max(most, 2 * (ulong)Types[type.Number].InstanceSize / type.MinSize + 1);
        return most;
    }

    private static WriterSchema ParseOwn(byte[] descriptor)
    {
        try
        {
            return WriterSchema.Parse(descriptor, SchemaLimits.Own);
        }
        catch (MemFormatException exception)
        {
            throw new InvalidOperationException("The types of the root do not fit together: " + exception.Message, exception);
        }
    }

    private static byte[] Header(byte[] descriptor)
    {
        var header = new List<byte> { 0 };
        SlotWriter.Number(header, (uint)descriptor.Length);
        header.AddRange(descriptor);
        return header.ToArray();
    }
}
