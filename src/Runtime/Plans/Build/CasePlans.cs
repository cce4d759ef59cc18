using MemFormat.Codecs;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Plans.Build;

/// <summary>How the cases of one payload are read: plans are found by all that they depend on, or made.</summary>
internal sealed class CasePlans(ReadScope scope, bool isOwn)
{
    private ReadScope _scope = scope;
    private readonly List<UsedPlan> _used = [];
    private Dictionary<CasePlanCache, List<(CaseKey Key, ResolvedPlan Plan)>>? _new;
    private ulong _budgetPerByte = isOwn ? MemFormatReader.MemoryPerByte : scope.Root.Unions.AllocationPerByte;

    /// <summary>Starts another message of the session: the first value of each case does its work again.</summary>
    public void Begin(ReadScope message)
    {
        _scope = message;
        _budgetPerByte = isOwn ? MemFormatReader.MemoryPerByte : message.Root.Unions.AllocationPerByte;
        foreach (var used in _used)
            used.Case.Target = null;
    }

    /// <summary>How bodies of a case are read into a target.</summary>
    /// <exception cref="MemFormatException">They are not.</exception>
    public PlanNode Node(ref MemFormatReader reader, PlannedCase found, CaseTarget target)
    {
        if (!ReferenceEquals(found.Target, target))
        {
            var plan = Used(found, target) ?? Plan(ref reader, found, target);
            Grant(ref reader, plan);
            if (plan.CopiesReferences)
                _scope.FindBodies(ref reader);
            (found.Target, found.Node) = (target, plan.Root);
        }

        var node = found.Node!;
        if (!node.IsExact)
            reader.Charge(node.Charge);
        return node;
    }

    /// <summary>Keeps the plans that were made, for other payloads.</summary>
    public void Keep()
    {
        if (_new is null)
            return;

        // The root and recorded schemas keep their types themselves.
        var schemaSize = isOwn || _scope.Recorded is not null ? 0 : ResolvedPlan.SchemaSize(_scope.Descriptor);
        foreach (var (cache, plans) in _new)
            cache.Add(plans, schemaSize);
        _new = null;
    }

    private CasePlanCache PlansOf(PlannedCase found) => found.Plans ?? _scope.Root.Plans.Cases;

    /// <summary>The differences between the payload's cases and the reader's.</summary>
    public void AddDifferences(List<MemFormatReadDifference> found)
    {
        foreach (var used in _used)
        {
            if (used.Case.Target is not null)
            {
                found.AddRange(
                    used.Plan.Differences ??= new Resolver(used.Case.Schema, _scope.Root, SchemaLimits.Own).Differences(used.Target, isRoot: false));
            }
        }
    }

    private static ResolvedPlan? Used(PlannedCase found, CaseTarget target)
    {
        for (var used = found.Used; used is not null; used = used.Next)
        {
            if (ReferenceEquals(used.Target, target))
                return used.Plan;
        }

        return null;
    }

    /// <summary>Makes or finds the plan for the first value of a case that a target has.</summary>
    public ResolvedPlan Plan(ref MemFormatReader reader, PlannedCase found, CaseTarget target)
    {
        var work = _scope.Work(reader);
        var key = new CaseKey(_scope.Writer, found.Definition, target);
        var plan = PlansOf(found).Find(key);
        if (plan is not null && plan.IsChecked(work.Strictness))
        {
            work.Use(plan.Cost, schemaBytes: 0);
        }
        else
        {
            var before = work.State.Spent;
            var resolver = new Resolver(found.Schema, _scope.Root, work);
            var root = resolver.Resolve(target, isRoot: false);
            plan = new ResolvedPlan(found.Definition, found.Schema, root)
            {
                Cost = work.State.Spent.Minus(before),
                Checked = work.Strictness,
                CopiesReferences = resolver.CopiesReferences,
                MemoryPerByte = resolver.MemoryPerByte(),
            };
            _new ??= [];
            if (!_new.TryGetValue(PlansOf(found), out var plans))
                _new.Add(PlansOf(found), plans = []);
            plans.Add((key, plan));
        }

        reader.Charge(work.Due());
        _used.Add(found.Used = new UsedPlan(found, target, plan, found.Used));
        return plan;
    }

    /// <summary>A read that was exact so far has no allowance for its own types; one that was not may not know of cases composed since.</summary>
    private void Grant(ref MemFormatReader reader, ResolvedPlan plan)
    {
        var perByte = _scope.Root.Unions.AllocationPerByte;
        if (_scope.Recorded is not null)
            perByte = Math.Max(perByte, plan.MemoryPerByte);
        if (perByte <= _budgetPerByte)
            return;
        reader.GrantPerByte(MemFormatReader.MemoryPerByte + perByte - _budgetPerByte);
        _budgetPerByte = perByte;
    }
}
