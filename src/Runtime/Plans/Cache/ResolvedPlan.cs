using MemFormat.Codecs;
using MemFormat.Schemas;

namespace MemFormat.Plans.Cache;

/// <summary>How payloads of one foreign schema are read into a root.</summary>
internal sealed class ResolvedPlan(byte[] descriptor, WriterSchema writer, PlanNode root)
{
    private long _lastUse;

    public readonly byte[] Descriptor = descriptor;

    public readonly WriterSchema Writer = writer;

    public readonly PlanNode Root = root;

    /// <summary>The differences, after their first use.</summary>
    public IReadOnlyList<MemFormatReadDifference>? Differences;

    /// <summary>The work of parsing the descriptor and planning.</summary>
    public PlanCost Cost;

    /// <summary>The most memory per byte of a body that the writer's objects become, for writers that are trusted.</summary>
    public ulong MemoryPerByte;

    /// <summary>Why there is no plan: neither <see cref="Writer"/> nor <see cref="Root"/> is there then.</summary>
    public MemFormatException? Refusal;

    /// <summary>The limits of the read with the <see cref="Refusal"/>.</summary>
    public MemFormatLimits? Limits;

    /// <summary>
    /// Whether objects that keep their identity in the payload are read where they occur, so that their bodies must
    /// be found first.
    /// </summary>
    public bool CopiesReferences;

    /// <summary>What it makes of its descriptor: the number of the member, for an entry of extension data; 1 if it is populating.</summary>
    public long Target;

    /// <summary>The recorded schema that it is for, if it is not for one that a payload holds.</summary>
    public SchemaState? Recorded;

    /// <summary>Whether a cache was given it once. A sender's plans outlive their places there.</summary>
    public bool WasKept;

    /// <summary>Whether payloads within the payload become plain values.</summary>
    public bool OpensPayloads;

    /// <summary>Whether it reads into existing values.</summary>
    public bool IsPopulating;

    /// <summary>The differences that it was checked for: strict reads that refuse others must not use it.</summary>
    public MemFormatStrictness Checked;

    public bool IsChecked(MemFormatStrictness strictness) => (strictness & ~Checked) == 0;

    /// <summary>About the bytes that the plan and its schema keep alive.</summary>
    public long Size => 512 + (Refusal is null ? SchemaSize(Descriptor) + 200L * Cost.Nodes + 40L * Cost.Steps : Descriptor.Length);

    /// <summary>About the bytes that a descriptor and the schema that it describes keep alive.</summary>
    public static long SchemaSize(byte[] descriptor) => 32L * descriptor.Length;

    /// <summary>When it was used last, by how many plans its cache was given until then; approximate, so that reading stays free of locks.</summary>
    public long LastUse
    {
        get => Volatile.Read(ref _lastUse);
        set => Volatile.Write(ref _lastUse, value);
    }

    /// <summary>
    /// The header of the payloads, if their bodies are read as those of the reader's own shape are: there is nothing to begin but an
    /// allowance, and nothing to see to behind them. Given to the plan when it is kept.
    /// </summary>
    public byte[]? PlainHeader;

    /// <summary>Of plans with a <see cref="PlainHeader"/>: the memory that each byte of the body pays for.</summary>
    public ulong PlainMemoryPerByte;

    /// <summary>The limits of the last read that may use it: most often those of the next one.</summary>
    private MemFormatLimits? _within;

    /// <summary>Whether the last read that may use it was under these limits.</summary>
    public bool IsKnownWithin(MemFormatLimits limits) => ReferenceEquals(_within, limits);

    /// <summary>Whether a read under these limits may use a plan that was built under others.</summary>
    public bool IsWithin(MemFormatLimits limits)
    {
        if (Refusal is not null)
            return Limits == limits;
        if (IsKnownWithin(limits))
            return true;
        if (!IsChecked(limits.Strictness) || !Cost.IsWithin(limits.MaxPlanNodes, Descriptor.Length)
            || Descriptor.Length > limits.MaxDescriptorBytes || Writer.Types.Length > limits.MaxSchemaTypes
            || Writer.MaxMembers > limits.MaxSchemaMembers || Writer.MaxNesting > limits.MaxSchemaNesting)
        {
            return false;
        }

        // A state is the caller's, and must not stay alive for the sake of a plan.
        if (limits.State is null)
            _within = limits;
        return true;
    }
}
