using System.Globalization;
using MemFormat.Codecs;
using MemFormat.Plans.Cache;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Plans.Build;

/// <summary>
/// Builds the plan for a writer's schema: first which member takes which, pair by pair from a queue (so that recursive types
/// and hostile chains cost no stack), then which pairs are exact through everything they reach, then the steps of the others.
/// </summary>
internal sealed partial class Resolver
{
    /// <summary>The approximate cost of a list of one, without its element.</summary>
    private const int ListSize = 64;

    private const int StepsPerPlan = 16, StepsPerDifference = 2;

    private readonly WriterSchema _writer;
    private readonly RootSchema _root;
    private readonly Dictionary<(int Writer, ReaderSchema Schema, int Reader, bool IsCopy), ObjectDraft> _pairs = [];
    private readonly ResolverState _state;

    public Resolver(WriterSchema writer, RootSchema root, SchemaLimits limits)
        : this(writer, root, new ResolverState(limits))
    {
    }

    private Resolver(WriterSchema writer, RootSchema root, ResolverState state)
    {
        (_writer, _root, _state) = (writer, root, state);
        state.Resolvers.Add(root, this);
    }

    /// <summary>
    /// Whether objects that keep their identity in the payload are read where they occur, so that their bodies must
    /// be found first.
    /// </summary>
    public bool CopiesReferences => _state.CopiesReferences;

    /// <inheritdoc cref="ResolverState.OpensPayloads"/>
    public bool OpensPayloads => _state.OpensPayloads;

    /// <summary>Whether the writer's root is that of the whole payload.</summary>
    private bool _isPayload;

    /// <summary>Whether the plan reads into existing values.</summary>
    public bool IsPopulating;

    /// <inheritdoc cref="ResolverState.IsComparing"/>
    public bool IsComparing
    {
        get => _state.IsComparing;
        init => _state.IsComparing = value;
    }

    /// <summary>Builds the plan for the writer's root.</summary>
    /// <param name="target">The target.</param>
    /// <param name="isRoot">
    /// Whether this is the root of a payload, not a union case. A root must share a member with the payload.
    /// </param>
    /// <exception cref="MemFormatException">The pair of roots does not fit, or the plan is too large.</exception>
    public PlanNode Resolve(CaseTarget target, bool isRoot)
    {
        _isPayload = isRoot;
        var node = Match(target, isMember: false, isRoot)
            ?? throw (isRoot && !_writer.Root.IsUnknown ? OtherRoot(null, SlotText.Of(target.Slot)) : new MemFormatException(
                SlotText.ErrorOf(_writer.Root),
                $"{(isRoot ? "The root" : "The union's case")} is {SlotText.Of(target.Slot)} and cannot be read from {SlotText.Of(_writer.Root)}."));
        return Build(node);
    }

    /// <summary>The plan from the writer's root to a member or an element of the reader's schema; null if there is none.</summary>
    public PlanNode? ResolveValue(CaseTarget target, bool isMember) => Match(target, isMember, isRoot: true) is { } node ? Build(node) : null;

    /// <summary>The most memory per byte of a body that the writer's objects become.</summary>
    public ulong MemoryPerByte()
    {
        ulong most = 0;
        foreach (var resolver in _state.Resolvers.Values)
        {
            foreach (var draft in resolver._pairs.Values)
            {
                if (draft.Node is { IsExact: false, Error: null })
                    most = Math.Max(most, (2 * (ulong)draft.MemorySize(ListSize) / draft.Writer[^1].MinSize) + 1);
            }
        }

        return most;
    }

    private PlanNode? Match(CaseTarget target, bool isMember, bool isRoot)
    {
        // What a plan costs that has no node.
        _state.Limits.Spend(0, StepsPerPlan);
        var node = Slot(_writer.Root, target.Slot, target.Reader, parent: null, isMember);
        if (node is null)
            return null;
        if (target.IsOpened)
            _state.Exactness.SetDifferent(node);
        MatchAll(target.Slot.Kind == WireKind.Reference && node.Element is not null ? node.Element : node, isRoot);
        return node;
    }

    private PlanNode Build(PlanNode node)
    {
        BuildAll(node);

        // The plan owns its root, and plans of scalars are shared by all.
        return node is { Kind: <= WireKind.String, Was: 0, Numbers: null, Element: null, IsPooled: false }
            ? new PlanNode(node.Kind, node.IsExact)
            : node;
    }

    /// <summary>The differences of all pairs of types from this root or union case, which can be read.</summary>
    public IReadOnlyList<MemFormatReadDifference> Differences(CaseTarget target, bool isRoot)
    {
        Match(target, isMember: false, isRoot);
        return _state.Resolvers.Values.SelectMany(static r => r._pairs.Values).SelectMany(MemberDifferences.Find).ToArray();
    }

    /// <summary>Matches all pairs of types from a root or union case, whether they can be read or not.</summary>
    /// <param name="target">The target of the writer's root.</param>
    /// <param name="isRoot">Whether that is the root of a payload.</param>
    /// <param name="node">How the writer's root is read; null if it cannot be.</param>
    public IReadOnlyList<ObjectDraft> Compare(CaseTarget target, bool isRoot, out PlanNode? node)
    {
        var drafts = new List<ObjectDraft>();
        node = Match(target, isMember: false, isRoot);
        if (node is not null)
        {
            foreach (var resolver in _state.Resolvers.Values)
                drafts.AddRange(resolver._pairs.Values);
        }

        return drafts;
    }

    /// <summary>How bodies of a type of the writer's become objects of a class of the reader's that keep their identity.</summary>
    public PlanNode ResolveBody(int from, ReaderSchema schema, int to)
    {
        _state.Limits.Spend(0, StepsPerPlan);
        var node = Pair(from, schema, to, isCopy: false, parent: null);
        MatchAll(root: null, isRoot: false);
        BuildAll(node);
        return node;
    }

    /// <summary>How the only member of the writer's root, an entry of extension data, becomes a member of a local type.</summary>
    /// <exception cref="MemFormatException">It does not, or the plan is too large.</exception>
    public PlanNode ResolveEntry(ReaderSchema schema, int type, int part, int member)
    {
        _state.Limits.Spend(0, StepsPerPlan);
        var draft = NewDraft(new PlanNode(WireKind.Object, isExact: false), 0, schema, type);
        var (from, to) = (draft.Writer[0].Members[0].Slot, draft.Reader[part].Members[member].Slot);
        var node = Member(from, to, draft.Info[part].Members[member], schema, parent: null, draft.Node)
            ?? throw draft.Unreadable(from, draft.Info[part].Members[member]).ToException();
        draft.Matches[0][0] = new MemberMatch(node, part, member);
        MatchAll(root: null, isRoot: false);
        BuildAll(node);
        new TableBuilder(_writer, draft, _root, _state, isEntry: true).Build();
        return draft.Node;
    }

    private MemFormatException OtherRoot(string? path, string type)
    {
        var root = _writer.Root;
        var members = root.IsObject ? _writer.Parts(root.Type).Sum(static p => p.Members.Length) : 0;
        var holds = !root.IsObject
            ? SlotText.Of(root)
            : string.Create(CultureInfo.InvariantCulture, $"an object with {members} member{(members == 1 ? "" : "s")}");
        return MemFormatException.OtherRoot(path, holds, type, _root);
    }

    private void MatchAll(PlanNode? root, bool isRoot)
    {
        while (_state.Unmatched.TryDequeue(out var next))
        {
            var (resolver, draft) = next;
            draft.Node.Error = new MemberMatcher(resolver, draft).Match(isRoot: isRoot && draft.Node == root);
            if (draft.Node.Error is not null && draft.Node == root && !IsComparing)
            {
                throw _isPayload && draft.Node.Error.Reason == MemberMatcher.NothingInCommon
                    ? OtherRoot(draft.Type.Name, draft.Type.Name)
                    : draft.Node.Error.ToException();
            }

            if (draft.Node.Error is not null || !LayoutComparer.IsSame(draft))
                _state.Exactness.SetDifferent(draft.Node);
        }
    }

    private void BuildAll(PlanNode start)
    {
        if (_state.Limits.Strictness != MemFormatStrictness.None)
            new StrictCheck(_state.Limits.Strictness, _state.Resolvers.Values.SelectMany(static r => r._pairs.Values)).Run(start);
        _state.Exactness.Finish();
        foreach (var resolver in _state.Resolvers.Values)
            resolver.BuildPairs();
    }

    private void BuildPairs()
    {
        foreach (var draft in _pairs.Values)
        {
            if (draft.Node is not { IsExact: false, Error: null })
                continue;
            new TableBuilder(_writer, draft, _root, _state, isEntry: false).Build();
            if (!draft.Type.WantsReport)
                continue;
            _state.Limits.Spend(0, StepsPerDifference * (Members(draft.Writer) + Members(draft.Reader)));
            draft.Node.Report = new MemFormatReadReport(MemberDifferences.Find(draft));
        }
    }

    private PlanNode Pair(int from, ReaderSchema schema, int to, bool isCopy, PlanNode? parent)
    {
        if (_pairs.TryGetValue((from, schema, to, isCopy), out var known))
        {
            _state.Exactness.AddParent(known.Node, parent);
            return known.Node;
        }

        var node = NewNode(
            new PlanNode(WireKind.Object, isExact: true)
            {
                InstanceSize = InstanceSize(schema, to),
                IsCopy = isCopy,
                WriterType = isCopy ? _writer.Types[from] : null,
            },
            parent);
        if (isCopy)
        {
            _state.CopiesReferences = true;
            _state.Exactness.SetDifferent(node);
        }

        var draft = NewDraft(node, from, schema, to);
        _pairs.Add((from, schema, to, isCopy), draft);
        _state.Unmatched.Enqueue((this, draft));

        // Only the code for other shapes can read into existing objects. A block has nothing to read into.
        if (IsPopulating && schema.Types[to] is { CanPopulate: true, IsBlock: false })
            _state.Exactness.SetDifferent(node);
        return node;
    }

    private ObjectDraft NewDraft(PlanNode node, int from, ReaderSchema schema, int to)
    {
        var (writer, local) = (_writer.Parts(from), schema.Schema.Parts(to));
        _state.Limits.Spend(0, (IsComparing ? StepsPerDifference : 1) * (Members(writer) + Members(local)));
        return new(node, writer, schema, local);
    }

    /// <summary>A part counts as one more.</summary>
    private static long Members(WriterType[] parts)
    {
        long members = parts.Length;
        foreach (var part in parts)
            members += part.Members.Length;
        return members;
    }

    private static int InstanceSize(ReaderSchema schema, int type) => Math.Max(schema.Types[type].InstanceSize, 1);

    private PlanNode NewNode(PlanNode node, PlanNode? parent)
    {
        _state.Limits.Spend(1, 0);
        _state.Exactness.AddParent(node, parent);
        return node;
    }
}
