using System.Buffers;
using MemFormat.Codecs;
using MemFormat.Resolution;
using MemFormat.Roots;
using MemFormat.Schemas;

namespace MemFormat.Unions;

/// <summary>How the cases of one payload are read: plans are found by all bytes that they depend on, or made.</summary>
internal sealed class CasePlans(ReadScope scope, bool isOwn)
{
    private ReadScope _scope = scope;
    private readonly List<(WriterCase Case, CaseTarget Target, ResolvedPlan Plan)> _used = [];
    private int _nodes;
    private ulong _budgetPerByte = isOwn ? 0 : scope.Root.Unions.AllocationPerByte;

    /// <summary>Another message of the session: what each one has to do for itself at the first value of a case is to be done.</summary>
    public void Begin(ReadScope message)
    {
        _scope = message;
        _budgetPerByte = isOwn ? 0 : message.Root.Unions.AllocationPerByte;
        foreach (var (found, _, _) in _used)
            found.Target = null;
    }

    /// <summary>How bodies of a case are read into a target.</summary>
    /// <exception cref="MemFormatException">They are not.</exception>
    public PlanNode Node(ref MemFormatReader reader, WriterCase found, CaseTarget target)
    {
        if (!ReferenceEquals(found.Target, target))
        {
            var plan = Used(found, target) ?? Plan(ref reader, found, target);
            Grant(ref reader);
            if (plan.CopiesReferences)
                _scope.FindBodies(ref reader);
            (found.Target, found.Node) = (target, plan.Root);
        }

        var node = found.Node!;
        if (!node.IsExact)
            reader.Charge(node.InstanceSize);
        return node;
    }

    /// <summary>Keeps the plans for other payloads.</summary>
    public void Keep()
    {
        foreach (var (found, _, plan) in _used)
            PlansOf(found).Add(plan);
    }

    private PlanCache PlansOf(WriterCase found) => found.Plans ?? _scope.Root.CasePlans;

    /// <summary>What differs between cases that the payload defined and those that they were read into.</summary>
    public IEnumerable<MemFormatReadDifference> Differences() => _used.Where(used => used.Case.Target is not null).SelectMany(
        used => used.Plan.Differences ??= new Resolver(used.Case.Schema, _scope.Root, int.MaxValue).Differences(used.Target, isRoot: false));

    private ResolvedPlan? Used(WriterCase found, CaseTarget target)
    {
        foreach (var used in _used)
        {
            if (ReferenceEquals(used.Case, found) && ReferenceEquals(used.Target, target))
                return used.Plan;
        }

        return null;
    }

    private ResolvedPlan Plan(ref MemFormatReader reader, WriterCase found, CaseTarget target)
    {
        var left = reader.Limits.MaxPlanNodes - _nodes;
        var buffer = ArrayPool<byte>.Shared.Rent(CaseKey.Size(_scope.Descriptor, found.Definition));
        var key = CaseKey.Write(buffer, _scope.Descriptor, found.Definition, target);
        var plan = PlansOf(found).Find(key);
        if (plan is null || plan.Cost.Nodes > left)
        {
            var resolver = new Resolver(found.Schema, _scope.Root, left);
            var root = resolver.Resolve(target, isRoot: false, out var cost);
            plan = new ResolvedPlan(key.ToArray(), found.Schema, root) { Cost = cost, CopiesReferences = resolver.CopiesReferences };
        }

        ArrayPool<byte>.Shared.Return(buffer);
        _nodes += plan.Cost.Nodes;
        _used.Add((found, target, plan));
        return plan;
    }

    /// <summary>A read that was exact so far has no budget for other shapes; one that was not may not know of cases composed since.</summary>
    private void Grant(ref MemFormatReader reader)
    {
        var perByte = _scope.Root.Unions.AllocationPerByte;
        if (perByte <= _budgetPerByte)
            return;
        reader.Charge(-_scope.Root.ResolvedBudget(reader.Remaining));
        _budgetPerByte = perByte;
    }
}
