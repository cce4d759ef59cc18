using MemFormat.Plans.Build;
using MemFormat.Plans.Match;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Views.Comparing;

/// <summary>Compares two schemas with the resolver that reads data, so that the answer is what a read does.</summary>
internal sealed class SchemaComparer
{
    private readonly RootSchema? _from;
    private readonly RootSchema _to;
    private readonly bool _isToKnown;
    private readonly ComparedPairs _pairs = new();
    private readonly SlotComparer _slots;
    private readonly SchemaLimits _limits;
    private readonly List<MemFormatSchemaDifference> _found;

    private SchemaComparer(RootSchema? from, RootSchema to, bool isToKnown, List<MemFormatSchemaDifference> found)
    {
        (_from, _to, _isToKnown, _found) = (from, to, isToKnown, found);
        _slots = new SlotComparer(to, _pairs);

        // Schemas of payloads may be made to be compared at great length.
        _limits = from is not null && isToKnown ? SchemaLimits.Own : SchemaLimits.Of(MemFormatLimits.Default);
    }

    public static IReadOnlyList<MemFormatSchemaDifference> Compare(MemFormatSchema from, MemFormatSchema to)
    {
        var found = new List<MemFormatSchemaDifference>();
        var contents = new HashSet<(RootSchema, RootSchema)>();
        var root = to.Own ?? PayloadTypes.RootOf(to.Descriptor.ToArray(), to.Writer);
        var first = new SchemaComparer(from.Own, root, to.Own is not null, found);
        first.Run(from.Writer);
        var open = new Queue<(RootSchema From, RootSchema To)>(first._pairs.Contents);
        while (open.TryDequeue(out var next))
        {
            if (!contents.Add(next))
                continue;
            var inner = new SchemaComparer(next.From, next.To, isToKnown: true, found);
            inner.Run(next.From.Own);
            foreach (var pair in inner._pairs.Contents)
                open.Enqueue(pair);
        }

        // One type may be listed for several cases of unions.
        return found.Distinct().ToArray();
    }

    private void Run(WriterSchema writer)
    {
        Compare(writer, _from?.Types, _to.Target, isRoot: true, "root", null);
        var seen = new HashSet<(uint, uint)>();
        while (_pairs.Unions.Except(seen).ToArray() is { Length: > 0 } unions)
        {
            foreach (var (from, to) in unions)
            {
                seen.Add((from, to));
                if (_from?.Unions[from] is { } source && _to.Unions[to] is { } target)
                    Compare(source, target);
            }
        }
    }

    /// <summary>A root, or a case of a union, and all that it reaches.</summary>
    private void Compare(WriterSchema writer, ReaderType[]? names, CaseTarget target, bool isRoot, string owner, string? member)
    {
        var (from, to) = (new SlotNames(names, _from), new SlotNames(_isToKnown ? target.Reader.Types : null, _isToKnown ? _to : null));
        var drafts = new Resolver(writer, _to, _limits) { IsComparing = true }.Compare(target, isRoot, out var node);
        var verdict = node is not null
            ? _slots.Compare(writer.Root, target.Slot, node)
            : Verdict.Refused("cannot be read", SlotText.ErrorOf(writer.Root));
        if (verdict is not null)
            _found.Add(new(owner, member, from.Of(writer.Root), to.Of(target.Slot), verdict));
        foreach (var draft in drafts)
        {
            // What a payload within the value is of has numbers of its own.
            var into = draft.Schema == target.Reader ? to : new SlotNames(_isToKnown ? draft.Schema.Types : null, null);
            new PairComparer(draft, names, from, into, _isToKnown, _slots, _found).Compare();
        }
    }

    private void Compare(KnownUnion from, KnownUnion to)
    {
        var name = to.Source.Name;
        foreach (var source in from.Declared)
        {
            var names = source.Target.Reader.Types;
            if (to.Find(source.Tag) is { } target)
                Compare(source.Target.Reader.Schema, names, target.Target, isRoot: false, name, Case(source));
            else
                _found.Add(new(name, Case(source), new SlotNames(names, _from).Of(source.Slot), null, Unknown(to.Source)));
        }

        foreach (var added in to.Declared)
        {
            if (from.Find(added.Tag) is null)
            {
                _found.Add(new(
                    name, Case(added), null, new SlotNames(added.Target.Reader.Types, _to).Of(added.Slot), Verdict.Read("not in the payload")));
            }
        }
    }

    private Verdict Unknown(UnionSource union) => union.KeepsUnknown
        ? ReachesReferences()
            ? Verdict.Depends("only in the payload, kept unless it refers to objects that keep their identity", MemFormatError.UnknownCase)
            : Verdict.Read("only in the payload, kept")
        : union.UnknownCase == MemUnknownCase.Null ? Verdict.Read("only in the payload, read as null")
        : Verdict.Depends("only in the payload, its values cannot be read", MemFormatError.UnknownCase);

    /// <summary>Whether anything in the payload may refer to objects that keep their identity.</summary>
    private bool ReachesReferences() => _from!.Own.HasReferences
        || _from.Unions.Declared.SelectMany(u => u.Declared).Any(c => c.Target.Reader.Schema.HasReferences);

    private static string Case(KnownCase known) => FormattableString.Invariant($"case {known.Tag}");
}
