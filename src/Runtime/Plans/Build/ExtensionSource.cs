using MemFormat.Codecs;
using MemFormat.Plans.Cache;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>Maps the extension data of one writer's type to a reader's type. Built with the plan of the pair.</summary>
internal sealed class ExtensionSource
{
    private readonly Dictionary<ulong, ExtensionTarget> _targets = [];
    private readonly List<ulong> _writerKeys = [];
    private readonly List<(int Part, int Member, bool IsRequired)> _missing = [];
    private readonly RootSchema _root;
    private readonly WriterSchema _writer;
    private readonly ObjectDraft _draft;
    private PlanOp[] _ops = [];
    private int _index;

    public ExtensionSource(WriterSchema writer, ObjectDraft draft, RootSchema root)
    {
        (_writer, _draft, _root) = (writer, draft, root);
        Member = Keeps ? draft.Reader[Part].ExtensionMember : -1;

        // Sorted: a hostile schema could choose keys that collide in a hash table.
        foreach (var part in draft.Writer)
        {
            foreach (var member in part.Members)
            {
                if (!member.Slot.IsExtensionData)
                    _writerKeys.Add(ExtensionEntry.OrderOf(member.Key, part.IsNamed));
            }
        }

        _writerKeys.Sort();
        if (draft.WriterExtension >= 0)
            AddTargets();
    }

    /// <summary>The reader's type.</summary>
    public ReaderType Type => _draft.Type;

    /// <summary>The part of the reader's type with extension data, in the order of the body, or -1.</summary>
    public int Part => _draft.ReaderExtension;

    /// <summary>The number of the member in that part.</summary>
    public readonly int Member;

    /// <summary>Whether the reader's type has extension data.</summary>
    public bool Keeps => Part >= 0;

    /// <summary>The step that reads the extension data.</summary>
    public ref PlanOp Step => ref _ops[_index];

    /// <summary>Whether either side has extension data, and there is anything to do about it.</summary>
    public static bool IsNeeded(ObjectDraft draft) => draft.WriterExtension >= 0
        || (draft.ReaderExtension >= 0 && draft.Matches.Any(m => m.Any(match => match.IsNone)));

    public void SetOps(PlanOp[] ops)
    {
        _ops = ops;
        _index = Math.Max(0, Array.FindIndex(ops, o => o.Action == PlanAction.ReadExtension));
    }

    /// <summary>The scope that a read needs from here on.</summary>
    public ReadScope NewScope() => new(_root, _writer);

    /// <summary>The scope for an entry, whose values depend on each other only.</summary>
    public ReadScope NewScope(ResolvedPlan plan, ReadScope outer, scoped in MemFormatReader reader) =>
        outer.Part(_root, plan.Writer, plan.Descriptor, reader);

    /// <summary>The member for an entry, if the writer's type does not have it.</summary>
    public bool TryFind(ulong order, out ExtensionTarget target) => _targets.TryGetValue(order, out target);

    /// <summary>Whether the writer has the member outside of its extension data. That one is true.</summary>
    public bool IsWriters(ulong order) => _writerKeys.BinarySearch(order) >= 0;

    /// <summary>A member missing both in the writer's type and its extension data must not be required.</summary>
    public void CheckMissing(List<FoundMember> found, MemFormatStrictness strictness)
    {
        foreach (var (part, member, isRequired) in _missing)
        {
            if (!(isRequired || (strictness & MemFormatStrictness.MissingMembers) != 0)
                || found.Exists(f => f.Target.Part == part && f.Target.Member == member))
            {
                continue;
            }

            var path = $"{_draft.Type.Name}.{_draft.Info[part].Members[member].Name}";
            if (isRequired)
                MemFormatThrow.Missing(path);
            throw StrictCheck.Missing(path);
        }
    }

    /// <summary>Extension data of the payload that nothing here takes.</summary>
    public void RefuseUnknown(ulong order) =>
        throw StrictCheck.Unknown(
            $"{_draft.Type.Name}.{WriterMember.KeyText((uint)order, isNamed: order > uint.MaxValue)}", "kept by the writer", _draft.Type.Name);

    /// <summary>Builds the plan for an entry.</summary>
    public ResolvedPlan Plan(ReadOnlySpan<byte> segments, ExtensionTarget target, SchemaLimits limits)
    {
        var before = limits.State.Spent;
        var copy = segments.ToArray();
        var writer = WriterSchema.ParseSegments(copy, limits);
        var resolver = new Resolver(writer, _root, limits);
        var node = resolver.ResolveEntry(_draft.Schema, _draft.Reader[^1].Number, target.Part, target.Member);
        return new ResolvedPlan(copy, writer, node)
        {
            Cost = limits.State.Spent.Minus(before),
            Checked = limits.Strictness,
            Target = target.Number,
            CopiesReferences = resolver.CopiesReferences,
        };
    }

    private void AddTargets()
    {
        var matched = _draft.Matched();
        for (var pass = 0; pass < 3; pass++)
        {
            for (var part = 0; part < _draft.Reader.Length; part++)
            {
                for (var i = 0; i < _draft.Reader[part].Members.Length; i++)
                {
                    if (!matched.Contains((part, i)) && !_draft.Reader[part].Members[i].Slot.IsExtensionData)
                        AddTarget(new ExtensionTarget(pass, part, i));
                }
            }
        }
    }

    private void AddTarget(ExtensionTarget target)
    {
        var (local, info) = (_draft.Reader[target.Part], _draft.Info[target.Part].Members[target.Member]);
        var names = info.NameKeys;
        if (target.Pass == 0)
        {
            _targets.TryAdd(ExtensionEntry.OrderOf(local.Members[target.Member].Key, local.IsNamed), target);
            _missing.Add((target.Part, target.Member, _draft.IsRequired(info)));
        }

        // The wire name, other former names, the current name.
        foreach (var name in target.Pass switch { 0 => names.Take(1), 1 => names.Skip(1).SkipLast(1), _ => names.TakeLast(1) })
            _targets.TryAdd(ExtensionEntry.OrderOf(name, isNamed: true), target);
    }
}
