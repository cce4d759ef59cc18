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

    /// <summary>The differences that the read refuses.</summary>
    public MemFormatStrictness Strictness;

    /// <summary>What was done so far.</summary>
    public WorkState State = new() { Left = long.MaxValue };

    /// <summary>For schemas that this process composed.</summary>
    public static SchemaLimits Own => new(int.MaxValue, int.MaxValue >> 1, int.MaxValue, 256, int.MaxValue);

    public static SchemaLimits Of(MemFormatLimits limits) =>
        new(limits.MaxDescriptorBytes, limits.MaxSchemaTypes, limits.MaxSchemaMembers, limits.MaxSchemaNesting, limits.MaxPlanNodes)
        {
            Strictness = limits.Strictness,
            State =
            {
                Left = Math.Min(
                    limits.MaxExtraMemoryBytes + ((long)limits.MaxDescriptorBytes * MemFormatReader.ChargedPerByte), limits.MaxMemoryBytes),
            },
        };

    /// <summary>Takes the bytes of a schema: they pay for as many steps.</summary>
    /// <exception cref="MemFormatException">They are too many.</exception>
    public void Take(int schemaBytes)
    {
        if (schemaBytes > Bytes)
            throw Exceeded(nameof(MemFormatLimits.MaxDescriptorBytes));
        State.Bytes += schemaBytes;
    }

    /// <summary>Uses a plan that was made, as if it were made now: a read does not depend on those before it.</summary>
    public void Use(PlanCost cost, int schemaBytes)
    {
        State.Bytes += schemaBytes;
        Spend(cost.Nodes, cost.Steps);
    }

    /// <exception cref="MemFormatException">It is more than the read may spend.</exception>
    public void Spend(long addedNodes, long addedSteps)
    {
        State.Spent = new PlanCost(State.Spent.Nodes + addedNodes, State.Spent.Steps + addedSteps);
        if (nodes != int.MaxValue && !State.Spent.IsWithin(nodes, State.Bytes))
            throw Exceeded(nameof(MemFormatLimits.MaxPlanNodes));
        if (State.Spent.Memory(State.Bytes) - State.Charged > State.Left)
            MemFormatThrow.TooMuchMemory();
    }

    /// <summary>The memory of the work since this was asked last, for the read to be charged.</summary>
    public long Due()
    {
        var due = State.Spent.Memory(State.Bytes) - State.Charged;
        State.Charged += due;
        return due;
    }

    public static MemFormatException Exceeded(string limit) =>
        new(MemFormatError.LimitExceeded, $"The limit {limit} is exceeded. Raise it in MemFormatLimits if you trust the data.");
}
