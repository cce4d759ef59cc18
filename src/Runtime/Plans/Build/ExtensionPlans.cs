using MemFormat.Plans.Cache;
using MemFormat.Plans.Match;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>The plans by which one read makes members of entries of extension data.</summary>
internal sealed class ExtensionPlans
{
    /// <summary>The most plans to keep for later reads, per type.</summary>
    private const int MaxKept = 256;

    /// <summary>Of how many entries the cases of unions are kept; those of others are most often the same.</summary>
    private const int MaxScopes = 16;

    private readonly List<ReadScope> _scopes = [];

    private readonly KnownPlans<ReaderType> _known = new();
    private Dictionary<ReaderType, List<ResolvedPlan>>? _new;

    /// <summary>The plan for an entry, built now when it is not known yet.</summary>
    /// <exception cref="MemFormatException">The entry's descriptor is invalid or beyond the limits, or the member cannot be read from it.</exception>
    public ResolvedPlan Get(scoped ref MemFormatReader reader, ExtensionSource source, ReadOnlySpan<byte> segments, ExtensionTarget target)
    {
        if (_known.Find(source.Type, segments, target.Number) is { } known)
            return known;
        var work = ReadScope.Of(ref reader)!.Work(reader);
        var plan = ((PlanCache?)source.Type.ExtensionPlans)?.Find(segments, target.Number);
        if (plan is not null && plan.IsWithin(reader.Limits))
        {
            work.Use(plan.Cost, plan.Descriptor.Length);
        }
        else
        {
            plan = source.Plan(segments, target, work);
            (CollectionsMarshal.GetValueRefOrAddDefault(_new ??= [], source.Type, out _) ??= []).Add(plan);
        }

        reader.Charge(work.Due());
        _known.Add(source.Type, plan);
        return plan;
    }

    /// <summary>Reads an entry with a separate scope.</summary>
    public void Note(ReadScope scope)
    {
        if (_scopes.Count < MaxScopes)
            _scopes.Add(scope);
    }

    /// <summary>Keeps the new plans, after the payload was read without an error.</summary>
    public void Keep()
    {
        foreach (var scope in _scopes)
            scope.KeepCases();
        if (_new is null)
            return;
        foreach (var (type, plans) in _new)
            ((PlanCache)(type.ExtensionPlans ??= new PlanCache(MaxKept))).Add(plans);
    }
}
