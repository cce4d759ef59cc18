using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Resolution;

/// <summary>
/// Builds the plan for a writer's schema: first which member takes which, pair by pair from a queue (so that recursive types
/// and hostile chains cost no stack), then which pairs are exact through everything they reach, then the steps of the others.
/// </summary>
internal sealed class Resolver(WriterSchema writer, RootSchema own, int maxNodes)
{
    /// <summary>What a list of one costs beside its element, about.</summary>
    private const int ListSize = 64;

    /// <summary>What a node stands for, where a plan keeps bytes.</summary>
    private const int BytesPerNode = 256;

    private readonly Dictionary<(int Writer, int Local), ObjectDraft> _pairs = [];
    private readonly Queue<ObjectDraft> _unmatched = new();
    private readonly ExactnessFinder _exactness = new();
    private PlanCost _cost;

    /// <exception cref="MemFormatException">The root's own pair does not fit, or the plan is too large.</exception>
    public PlanNode Resolve(out PlanCost cost)
    {
        var node = Slot(writer.Root, own.Own.Root, parent: null, isMember: false)
            ?? throw new MemFormatException(MemFormatError.SchemaMismatch, $"The root is {SlotText.Of(own.Own.Root)} and cannot be read from {SlotText.Of(writer.Root)}.");
        Finish(node);
        cost = _cost;

        // The plan owns its root, and plans of scalars are shared by all.
        return node.Kind <= WireKind.String ? new PlanNode(node.Kind, node.IsExact) : node;
    }

    /// <summary>What differs, of all pairs that the root reaches.</summary>
    public IReadOnlyList<MemFormatReadDifference> Differences()
    {
        Resolve(out _);
        return _pairs.Values.SelectMany(MemberDifferences.Of).ToArray();
    }

    /// <summary>How the only member of the writer's root, an entry of extension data, becomes a member of a local type.</summary>
    /// <exception cref="MemFormatException">It does not, or the plan is too large.</exception>
    public PlanNode ResolveEntry(int type, int part, int member, out PlanCost cost)
    {
        var draft = NewDraft(new PlanNode(WireKind.Object, isExact: false), 0, type);
        var (from, to) = (draft.Writer[0].Members[0].Slot, draft.Local[part].Members[member].Slot);
        var node = Slot(from, to, parent: null, isMember: true)
            ?? throw new PlanError(MemFormatError.SchemaMismatch, draft.Type.Name, draft.Info[part].Members[member].Name, $"cannot be read from {SlotText.Of(from)}.").ToException();
        draft.Matches[0][0] = new MemberMatch(node, part, member);
        Finish(root: null);
        new TableBuilder(writer, draft, own, isEntry: true).Build();
        cost = _cost;
        return draft.Node;
    }

    private void Finish(PlanNode? root)
    {
        while (_unmatched.TryDequeue(out var draft))
        {
            _cost = _cost.Add(0, draft.Members, maxNodes);
            draft.Node.Error = new MemberMatcher(this, draft).Match(isRoot: draft.Node == root);
            if (draft.Node.Error is not null && draft.Node == root)
                throw draft.Node.Error.ToException();
            if (draft.Node.Error is not null || !LayoutComparer.IsSame(draft))
                _exactness.SetDifferent(draft.Node);
        }

        _exactness.Finish();
        foreach (var draft in _pairs.Values)
        {
            if (draft.Node is { IsExact: false, Error: null })
                Build(draft);
        }
    }

    private void Build(ObjectDraft draft)
    {
        var builder = new TableBuilder(writer, draft, own, isEntry: false);
        builder.Build();
        _cost = _cost.Add(builder.CapturedBytes / BytesPerNode, 0, maxNodes);
    }

    /// <summary>How values of one slot are read into another one; null when they are not.</summary>
    public PlanNode? Slot(WriterSlot from, WriterSlot to, PlanNode? parent, bool isMember)
    {
        if (from.Kind == WireKind.Object && to.Kind == WireKind.Object)
            return Pair(from.Type, to.Type, parent);
        if (from.IsList && to.IsList)
            return List(from, to, parent);
        if (from.Kind == WireKind.Extended && to.Kind == WireKind.Extended && from.Id == to.Id && from.Element!.Kind == to.Element!.Kind)
            return Slot(from.Element, to.Element, parent, isMember: false);
        if (from.Kind == WireKind.Opaque && to.Kind == WireKind.Opaque)
            return from.Id == to.Id ? Custom(from, to, parent) : null;
        if (from.Kind == to.Kind && from.Kind < WireKind.Union)
            return from.Kind == WireKind.Map ? Map(from, to, parent) : PlanNode.Exact(from.Kind);
        if (KindConversions.Exists(from.Kind, to.Kind))
        {
            _exactness.SetDifferentIf(parent);
            return PlanNode.Converted(from.Kind);
        }

        if (!isMember || to.Kind != WireKind.List || from.IsList || from.Kind == WireKind.Map)
            return null;
        var wrapped = NewNode(new PlanNode(from.BodyKind, isExact: true) { IsWrap = true, InstanceSize = ListSize }, parent);
        _exactness.SetDifferent(wrapped);
        wrapped.Element = Slot(from, to.Element!, wrapped, isMember: false);
        return wrapped.Element is null ? null : wrapped;
    }

    private PlanNode? List(WriterSlot from, WriterSlot to, PlanNode? parent)
    {
        var (source, target) = (from.ListElement, to.ListElement);
        var node = NewNode(new PlanNode(WireKind.List, isExact: true) { ElementPlace = source.Place, MinElementSize = writer.MinSize(source) }, parent);
        if (source.Place != target.Place)
            _exactness.SetDifferent(node);
        node.Element = Slot(source, target, node, isMember: false);
        return node.Element is null ? null : node;
    }

    private PlanNode? Map(WriterSlot from, WriterSlot to, PlanNode? parent)
    {
        var node = NewNode(new PlanNode(WireKind.Map, isExact: true) { ElementPlace = from.Element!.Place, MinElementSize = writer.MinSize(from.Element) }, parent);
        if (from.Element.Place != to.Element!.Place)
            _exactness.SetDifferent(node);
        node.Key = Slot(from.Key!, to.Key!, node, isMember: false);
        node.MinKeySize = writer.MinSize(from.Key!);
        node.Element = Slot(from.Element, to.Element, node, isMember: false);
        return node.Key is null || node.Element is null ? null : node;
    }

    /// <summary>Values of one custom codec: of another version they are its own affair.</summary>
    private PlanNode Custom(WriterSlot from, WriterSlot to, PlanNode? parent)
    {
        var node = NewNode(new PlanNode(WireKind.Opaque, isExact: true) { Version = from.Version }, parent);
        if (from.Version != to.Version)
            _exactness.SetDifferent(node);
        return node;
    }

    private PlanNode Pair(int from, int to, PlanNode? parent)
    {
        if (_pairs.TryGetValue((from, to), out var known))
        {
            _exactness.AddParent(known.Node, parent);
            return known.Node;
        }

        var node = NewNode(new PlanNode(WireKind.Object, isExact: true) { InstanceSize = Math.Max(own.Types[to].InstanceSize, 1) }, parent);
        var draft = NewDraft(node, from, to);
        _pairs.Add((from, to), draft);
        _unmatched.Enqueue(draft);
        return node;
    }

    private ObjectDraft NewDraft(PlanNode node, int from, int to)
    {
        var local = own.Own.Parts(to);
        return new ObjectDraft(node, writer.Parts(from), local, local.Select(p => own.Types[p.Number]).ToArray());
    }

    private PlanNode NewNode(PlanNode node, PlanNode? parent)
    {
        _cost = _cost.Add(1, 0, maxNodes);
        _exactness.AddParent(node, parent);
        return node;
    }
}
