using MemFormat.Base;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>How payloads of a recorded schema are read into a root. Kept for as long as the root is.</summary>
internal sealed class RecordedVersion(RecordedSchema schema, RootSchema root) : SchemaState
{
    private ResolvedPlan? _plan, _populatingPlan;
    private WriterSchema? _writer;
    private RecordedCases? _cases;

    public readonly RecordedSchema Schema = schema;

    /// <summary>The types of that release; the root's types if only cases of unions differ.</summary>
    public WriterSchema Writer => _writer ??= Trusted(() =>
        Schema.Descriptor.AsSpan().SequenceEqual(root.Descriptor) ? root.Own : WriterSchema.Parse(Schema.Descriptor, SchemaLimits.Own));

    /// <summary>The cases that payloads do not define, since the fingerprint covers them.</summary>
    public RecordedCases Cases => _cases ??= Trusted(() => new RecordedCases(Schema.Cases, Writer, root));

    /// <summary>The plan for the root's body.</summary>
    /// <param name="isPopulating">Whether values are read into ones that are there.</param>
    /// <param name="strictness">What the read refuses.</param>
    /// <exception cref="MemFormatException">The root cannot be read from the recorded schema.</exception>
    public ResolvedPlan Plan(bool isPopulating, MemFormatStrictness strictness = MemFormatStrictness.None)
    {
        ref var plan = ref isPopulating ? ref _populatingPlan : ref _plan;
        if (plan is null || !plan.IsChecked(strictness))
            plan = Make(isPopulating, strictness | (plan?.Checked ?? 0));
        return plan;
    }

    private ResolvedPlan Make(bool isPopulating, MemFormatStrictness strictness)
    {
        var limits = SchemaLimits.Own;
        limits.Strictness = strictness;
        var resolver = new Resolver(Writer, root, limits) { IsPopulating = isPopulating };
        var node = resolver.Resolve(root.Target, isRoot: true);
        return new ResolvedPlan(Schema.Descriptor, Writer, node)
        {
            Cost = limits.State.Spent,
            IsPopulating = isPopulating,
            Checked = strictness,
            CopiesReferences = resolver.CopiesReferences,
            MemoryPerByte = resolver.MemoryPerByte(),
            Recorded = this,
        };
    }

    /// <summary>Recorded schemas come from the build, not from a payload.</summary>
    private T Trusted<T>(Func<T> parse)
    {
        try
        {
            return parse();
        }
        catch (MemFormatException exception)
        {
            throw new SchemaConflictException($"MemFormat cannot use the recorded schema of {Schema.Name}: {exception.Message}");
        }
    }
}
