using System.Buffers;
using MemFormat.Codecs;
using MemFormat.Resolution;
using MemFormat.Roots;
using MemFormat.Schemas;

namespace MemFormat.Unions;

/// <summary>How the cases of one payload are read: plans are found by all bytes that they depend on, or made.</summary>
internal sealed class CasePlans(ReadScope scope, bool isOwn)
{
    private readonly List<(WriterCase Case, CaseTarget Target, ResolvedPlan Plan)> _used = [];
    private int _nodes;
    private ulong _budgetPerByte = isOwn ? 0 : scope.Root.Unions.AllocationPerByte;

    /// <summary>How bodies of a case are read into a target.</summary>
    /// <exception cref="MemFormatException">They are not.</exception>
    public PlanNode Node(ref MemFormatReader reader, WriterCase found, CaseTarget target)
    {
        if (!ReferenceEquals(found.Target, target))
        {
            var plan = Used(found, target) ?? Plan(ref reader, found, target);
            Grant(ref reader);
            if (plan.CopiesReferences)
                scope.FindBodies(ref reader);
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

    private PlanCache PlansOf(WriterCase found) => found.Plans ?? scope.Root.CasePlans;

    /// <summary>What differs between cases that the payload defined and those that they were read into.</summary>
    public IEnumerable<MemFormatReadDifference> Differences() => _used.SelectMany(
        used => used.Plan.Differences ??= new Resolver(used.Case.Schema, scope.Root, int.MaxValue).Differences(used.Target, isRoot: false));

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
        var buffer = ArrayPool<byte>.Shared.Rent(CaseKey.Size(scope.Descriptor, found.Definition));
        var key = CaseKey.Write(buffer, scope.Descriptor, found.Definition, target);
        var plan = PlansOf(found).Find(key);
        if (plan is null || plan.Cost.Nodes > left)
        {
            var resolver = new Resolver(found.Schema, scope.Root, left);
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
        var perByte = scope.Root.Unions.AllocationPerByte;
        if (perByte <= _budgetPerByte)
            return;
        reader.Charge(-scope.Root.ResolvedBudget(reader.Remaining));
        _budgetPerByte = perByte;
    }
}
