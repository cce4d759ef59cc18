using MemFormat.Codecs;

namespace MemFormat.Schemas;

/// <summary>
/// Limits on a descriptor, from the limits of one read, and what the read has spent on all its schemas. Bytes of a schema pay for
/// the slots and members in them. Everything else is charged before it is done. Schemas of this process have no limits.
/// </summary>
internal sealed class SchemaLimits(int bytes, int types, int members, int nesting, int nodes)
{
    public readonly int Bytes = bytes;

    public readonly int Types = types;

    public readonly int Members = members;

    public readonly int Nesting = nesting;

    /// <summary>The work done so far.</summary>
    public PlanCost Spent;

    /// <summary>The memory that may be added to what was charged.</summary>
    public long Left = long.MaxValue;

    private long _bytes;
    private long _charged;

    /// <summary>For schemas that this process composed.</summary>
    public static SchemaLimits Own => new(int.MaxValue, int.MaxValue >> 1, int.MaxValue, 256, int.MaxValue);

    public static SchemaLimits Of(MemFormatLimits limits) =>
        new(limits.MaxDescriptorBytes, limits.MaxSchemaTypes, limits.MaxSchemaMembers, limits.MaxSchemaNesting, limits.MaxPlanNodes)
        {
            Left = Math.Min(limits.MaxExtraMemoryBytes + ((long)limits.MaxDescriptorBytes * MemFormatReader.ChargedPerByte), limits.MaxMemoryBytes),
        };

    /// <summary>Takes the bytes of a schema: they pay for as many steps.</summary>
    /// <exception cref="MemFormatException">They are too many.</exception>
    public void Take(int schemaBytes)
    {
        if (schemaBytes > Bytes)
            throw Exceeded(nameof(MemFormatLimits.MaxDescriptorBytes));
        _bytes += schemaBytes;
    }

    /// <summary>Uses a plan that was made, as if it were made now: a read does not depend on those before it.</summary>
    public void Use(PlanCost cost, int schemaBytes)
    {
        _bytes += schemaBytes;
        Spend(cost.Nodes, cost.Steps);
    }

    /// <exception cref="MemFormatException">It is more than the read may spend.</exception>
    public void Spend(long addedNodes, long addedSteps)
    {
        Spent = new PlanCost(Spent.Nodes + addedNodes, Spent.Steps + addedSteps);
        if (nodes != int.MaxValue && !Spent.IsWithin(nodes, _bytes))
            throw Exceeded(nameof(MemFormatLimits.MaxPlanNodes));
        if (Spent.Memory(_bytes) - _charged > Left)
            MemFormatThrow.TooMuchMemory();
    }

    /// <summary>All that decides whether further work is allowed, in five numbers.</summary>
    public void Save(Span<long> state) => (state[0], state[1], state[2], state[3], state[4]) = (Spent.Nodes, Spent.Steps, _bytes, _charged, Left);

    /// <summary>The memory of the work since this was asked last, for the read to be charged.</summary>
    public long Due()
    {
        var due = Spent.Memory(_bytes) - _charged;
        _charged += due;
        return due;
    }

    public static MemFormatException Exceeded(string limit) => new(MemFormatError.LimitExceeded, $"The limit {limit} is exceeded. Raise it in MemFormatLimits if you trust the data.");
}
