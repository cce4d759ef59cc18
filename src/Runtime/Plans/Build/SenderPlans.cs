using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>
/// The plans for the schemas that one sender states, ahead of values or with them: a connection, a file. Each is made once for a root
/// and kept, and so is each refusal: ever the same schemas cost nothing again, however many others there are. All together have the
/// allowance of one read for the work, and a bound of their own for what is kept.
/// </summary>
internal sealed class SenderPlans(MemFormatLimits limits) : IOptionsState
{
    /// <summary>About the bytes that all plans keep alive. What goes beyond is refused: it would be planned again for each value.</summary>
    public const long MaxSize = 4 << 20;

    /// <summary>What a place in the table takes, with the error for a refusal.</summary>
    public const int EntrySize = 1 << 10;

    private readonly KnownPlans<RootSchema> _known = new();
    private readonly SchemaLimits _work = SchemaLimits.Of(limits);

    /// <summary>About the bytes that are kept alive.</summary>
    public long Size;

    /// <summary>How often a schema was given to the planner. For tests.</summary>
    public int Planned;

    /// <summary>The plan for a schema.</summary>
    /// <exception cref="MemFormatException">The schema is refused, now or before.</exception>
    public ResolvedPlan Get(RootSchema root, ReadOnlySpan<byte> descriptor)
    {
        if (descriptor.SequenceEqual(root.Descriptor))
            return root.Plans.Get(descriptor, limits);

        // Several threads may read a file.
        lock (_known)
        {
            var plan = _known.Find(root, descriptor) ?? Add(root, descriptor);
            return plan.Refusal is null ? plan : throw plan.Refusal.Again();
        }
    }

    /// <summary>Takes the room of one more entry.</summary>
    /// <exception cref="MemFormatException">There is none.</exception>
    public void TakeEntry()
    {
        lock (_known)
        {
            if (Size + EntrySize > MaxSize)
                throw TooMany();
            Size += EntrySize;
        }
    }

    private ResolvedPlan Add(RootSchema root, ReadOnlySpan<byte> descriptor)
    {
        TakeEntry();
        ResolvedPlan plan;
        try
        {
            Planned++;
            plan = root.Plans.Get(descriptor, limits, session: _work);
            if (Size + plan.Size > MaxSize)
                throw TooMany();
        }
        catch (MemFormatException exception)
        {
            // Its key takes room, too.
            plan = new ResolvedPlan(Size + descriptor.Length > MaxSize ? throw TooMany() : descriptor.ToArray(), null!, null!)
            {
                Refusal = exception.Again(),
                Limits = limits,
            };
        }

        Size += plan.Size;
        _known.Add(root, plan);
        return plan;
    }

    private static MemFormatException TooMany() => new(MemFormatError.LimitExceeded, "The schemas of one sender take more than 4 MiB of memory.");
}

/// <summary>How bodies whose schema was stated ahead of them are read into a root.</summary>
internal sealed class StatedPlan(RootSchema root, ResolvedPlan plan) : IOptionsState
{
    public readonly RootSchema Root = root;

    public readonly ResolvedPlan Plan = plan;
}
