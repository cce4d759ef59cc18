using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Resolution;

/// <summary>
/// Builds the plan for a writer's schema: first which member takes which, pair by pair from a queue (so that recursive types
/// and hostile chains cost no stack), then which pairs are exact through everything they reach, then the steps of the others.
/// </summary>
internal sealed class Resolver
{
    /// <summary>What a list of one costs beside its element, about.</summary>
    private const int ListSize = 64;

    /// <summary>What a node stands for, where a plan keeps bytes.</summary>
    private const int BytesPerNode = 256;

    private readonly WriterSchema _writer;
    private readonly RootSchema _root;
    private readonly Dictionary<(int Writer, int Local, bool IsCopy), ObjectDraft> _pairs = [];
    private readonly ResolverState _state;

    public Resolver(WriterSchema writer, RootSchema root, int maxNodes)
        : this(writer, root, new ResolverState(maxNodes))
    {
    }

    private Resolver(WriterSchema writer, RootSchema root, ResolverState state)
    {
        (_writer, _root, _state) = (writer, root, state);
        state.Resolvers.Add(root, this);
    }

    /// <summary>Whether objects that keep their identity in the payload are read where they occur, so that their bodies must be found first.</summary>
    public bool CopiesReferences => _state.CopiesReferences;

    /// <summary>Whether the plan is for reading into values that are there.</summary>
    public bool IsPopulating { get; init; }

    /// <exception cref="MemFormatException">The root's own pair does not fit, or the plan is too large.</exception>
    public PlanNode Resolve(out PlanCost cost)
    {
        var node = Resolve(_root.Own.Root, isMember: false, out cost)
            ?? throw new MemFormatException(SlotText.ErrorOf(_writer.Root), $"The root is {SlotText.Of(_root.Own.Root)} and cannot be read from {SlotText.Of(_writer.Root)}.");
        return node;
    }

    /// <summary>How the writer's root is read into a member of the own schema; null when it is not.</summary>
    public PlanNode? Resolve(WriterSlot member, out PlanCost cost) => Resolve(member, isMember: true, out cost);

    private PlanNode? Resolve(WriterSlot to, bool isMember, out PlanCost cost)
    {
        var node = Slot(_writer.Root, to, parent: null, isMember);
        cost = default;
        if (node is null)
            return null;
        Finish(to.Kind == WireKind.Reference ? node.Element : node);
        cost = _state.Cost;

        // The plan owns its root, and plans of scalars are shared by all.
        return node.Kind <= WireKind.String && node.Was == 0 ? new PlanNode(node.Kind, node.IsExact) : node;
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
        var node = Slot(from, to, parent: null, isMember: true) ?? Former(from, draft.Info[part].Members[member], draft.Node)
            ?? throw new PlanError(SlotText.ErrorOf(from), draft.Type.Name, draft.Info[part].Members[member].Name, $"cannot be read from {SlotText.Of(from)}.").ToException();
        draft.Matches[0][0] = new MemberMatch(node, part, member);
        Finish(root: null);
        new TableBuilder(_writer, draft, _root, isEntry: true).Build();
        cost = _state.Cost;
        return draft.Node;
    }

    private void Finish(PlanNode? root)
    {
        while (_state.Unmatched.TryDequeue(out var next))
        {
            var (resolver, draft) = next;
            _state.Add(0, draft.Members);
            draft.Node.Error = new MemberMatcher(resolver, draft).Match(isRoot: draft.Node == root);
            if (draft.Node.Error is not null && draft.Node == root)
                throw draft.Node.Error.ToException();
            if (draft.Node.Error is not null || !LayoutComparer.IsSame(draft))
                _state.Exactness.SetDifferent(draft.Node);
        }

        _state.Exactness.Finish();
        foreach (var resolver in _state.Resolvers.Values)
            resolver.BuildAll();
    }

    private void BuildAll()
    {
        foreach (var draft in _pairs.Values)
        {
            if (draft.Node is not { IsExact: false, Error: null })
                continue;
            var builder = new TableBuilder(_writer, draft, _root, isEntry: false);
            builder.Build();
            if (draft.Type.WantsReport)
                draft.Node.Report = new MemFormatReadReport(MemberDifferences.Of(draft).ToArray());
            _state.Add(builder.CapturedBytes / BytesPerNode, 0);
        }
    }

    /// <summary>How values of one slot are read as a member of an earlier type, if there is one that fits.</summary>
    public PlanNode? Former(WriterSlot from, LocalMember to, PlanNode parent)
    {
        for (var i = 0; i < to.Formers.Count; i++)
        {
            if (Other(from, to.Formers[i](), parent, number: i + 1) is { } node)
                return node;
        }

        return null;
    }

    /// <summary>How values are read as a root of another schema of the reader's.</summary>
    private PlanNode? Other(WriterSlot from, RootSchema former, PlanNode? parent, int number)
    {
        // What depends on the rest of its payload would look for it in the wrong one.
        if (former.NeedsScope)
            return null;
        var resolver = _state.Resolvers.TryGetValue(former, out var known) ? known : new Resolver(_writer, former, _state);
        if (resolver.Slot(from, former.Own.Root, parent: null, isMember: false) is not { } value)
            return null;
        var node = NewNode(new PlanNode(from.Kind, isExact: true) { Was = number, FormerRoot = former, Element = value, InstanceSize = value.InstanceSize }, parent);
        _state.Exactness.SetDifferent(node);
        return node;
    }

    /// <summary>How values of one slot are read into another one; null when they are not.</summary>
    public PlanNode? Slot(WriterSlot from, WriterSlot to, PlanNode? parent, bool isMember)
    {
        if (from.IsObject && to.IsObject)
            return Object(from, to, parent);
        if (from.IsList && to.IsList)
            return List(from, to, parent);
        if (from.Kind == WireKind.Extended && to.Kind == WireKind.Extended && from.Id == to.Id && from.Element!.Kind == to.Element!.Kind)
            return Slot(from.Element, to.Element, parent, isMember: false);
        if (from.IsSerialized && !to.IsSerialized)
            return isMember ? Opened(to, parent) : null;
        if (to.Content is not null && !from.IsSerialized)
            return Other(from, to.Content(), parent, number: 1);
        if (from.Kind == WireKind.Opaque && to.Kind == WireKind.Opaque)
            return from.Id == to.Id ? Custom(from, to, parent) : null;
        if (from.Kind == to.Kind && from.Kind < WireKind.Union)
            return from.Kind == WireKind.Map ? Map(from, to, parent) : PlanNode.Exact(from.Kind);
        if (KindConversions.Exists(from.Kind, to.Kind))
        {
            _state.Exactness.SetDifferentIf(parent);
            return PlanNode.Converted(from.Kind);
        }

        if (!isMember || to.Kind != WireKind.List || from.IsList || from.Kind == WireKind.Map)
            return null;
        var wrapped = NewNode(new PlanNode(from.BodyKind, isExact: true) { IsWrap = true, InstanceSize = ListSize }, parent);
        _state.Exactness.SetDifferent(wrapped);
        wrapped.Element = Slot(from, to.Element!, wrapped, isMember: false);
        return wrapped.Element is null ? null : wrapped;
    }

    private PlanNode? List(WriterSlot from, WriterSlot to, PlanNode? parent)
    {
        var (source, target) = (from.ListElement, to.ListElement);
        var node = NewNode(new PlanNode(WireKind.List, isExact: true) { ElementPlace = source.Place, MinElementSize = _writer.MinSize(source) }, parent);
        if (source.Place != target.Place)
            _state.Exactness.SetDifferent(node);
        node.Element = Slot(source, target, node, isMember: false);
        return node.Element is null ? null : node;
    }

    private PlanNode? Map(WriterSlot from, WriterSlot to, PlanNode? parent)
    {
        var node = NewNode(new PlanNode(WireKind.Map, isExact: true) { ElementPlace = from.Element!.Place, MinElementSize = _writer.MinSize(from.Element) }, parent);
        if (from.Element.Place != to.Element!.Place)
            _state.Exactness.SetDifferent(node);
        node.Key = Slot(from.Key!, to.Key!, node, isMember: false);
        node.MinKeySize = _writer.MinSize(from.Key!);
        node.Element = Slot(from.Element, to.Element, node, isMember: false);
        return node.Key is null || node.Element is null ? null : node;
    }

    /// <summary>Values that the writer had as payloads of their own.</summary>
    private PlanNode Opened(WriterSlot to, PlanNode? parent)
    {
        var node = NewNode(new PlanNode(WireKind.Extended, isExact: true) { Serialized = new SerializedStep(_writer, _root, to) }, parent);
        _state.Exactness.SetDifferent(node);
        return node;
    }

    /// <summary>Values of one custom codec: of another version they are its own affair.</summary>
    private PlanNode Custom(WriterSlot from, WriterSlot to, PlanNode? parent)
    {
        var node = NewNode(new PlanNode(WireKind.Opaque, isExact: true) { Version = from.Version }, parent);
        if (from.Version != to.Version)
            _state.Exactness.SetDifferent(node);
        return node;
    }

    private PlanNode Object(WriterSlot from, WriterSlot to, PlanNode? parent)
    {
        var isReference = from.Kind == WireKind.Reference;
        if (to.Kind == WireKind.Object)
            return Pair(from.Type, to.Type, isCopy: isReference, parent);

        // Not straight on, even where nothing differs: which type the writer means must be known at each occurrence.
        var node = NewNode(new PlanNode(from.Kind, isExact: true) { WriterType = isReference ? _writer.Types[from.Type] : null, MinElementSize = _writer.Types[from.Type].MinSize }, parent);
        _state.Exactness.SetDifferent(node);
        node.Element = Pair(from.Type, to.Type, isCopy: false, node);
        return node;
    }

    private PlanNode Pair(int from, int to, bool isCopy, PlanNode? parent)
    {
        if (_pairs.TryGetValue((from, to, isCopy), out var known))
        {
            _state.Exactness.AddParent(known.Node, parent);
            return known.Node;
        }

        var node = NewNode(
            new PlanNode(WireKind.Object, isExact: true)
            {
                InstanceSize = Math.Max(_root.Types[to].InstanceSize, 1),
                IsCopy = isCopy,
                WriterType = isCopy ? _writer.Types[from] : null,
            },
            parent);
        if (isCopy)
        {
            _state.CopiesReferences = true;
            _state.Exactness.SetDifferent(node);
        }

        var draft = NewDraft(node, from, to);
        _pairs.Add((from, to, isCopy), draft);
        _state.Unmatched.Enqueue((this, draft));

        // Only the read of other shapes can read into objects that are there.
        if (IsPopulating && _root.Types[to].CanPopulate)
            _state.Exactness.SetDifferent(node);
        return node;
    }

    private ObjectDraft NewDraft(PlanNode node, int from, int to)
    {
        var local = _root.Own.Parts(to);
        return new ObjectDraft(node, _writer.Parts(from), local, local.Select(p => _root.Types[p.Number]).ToArray());
    }

    private PlanNode NewNode(PlanNode node, PlanNode? parent)
    {
        _state.Add(1, 0);
        _state.Exactness.AddParent(node, parent);
        return node;
    }
}
