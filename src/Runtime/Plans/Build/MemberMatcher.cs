using MemFormat.Codecs;
using MemFormat.Plans.Match;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>Finds for each local member of a pair the writer's member that it takes.</summary>
internal sealed class MemberMatcher(Resolver resolver, ObjectDraft draft)
{
    // Sorted: a hostile schema could choose keys that collide in a hash table.
    private readonly uint[] _keys = new uint[Count(draft.Writer)];
    private readonly (int Part, int Member)?[] _sources = new (int, int)?[Count(draft.Writer)];

    private readonly bool _hasExtension = draft.WriterExtension >= 0;

    private int _taken;

    public const string NothingInCommon = "has no member in common with the payload.";

    /// <summary>Whether both types have members, and none in common. That goes before what is missing.</summary>
    private bool IsStranger => !_hasExtension && _taken == 0 && Count(draft.Writer) > 0 && Count(draft.Reader) > 0;

    /// <summary>Fills the draft's matches, or gives the reason why the pair cannot be read.</summary>
    public PlanError? Match(bool isRoot)
    {
        if (draft.Writer[^1].Contract != draft.Reader[^1].Contract)
            return Mismatch(null, Contracts(draft.Writer[^1].Contract, draft.Reader[^1].Contract));
        var writerIsNamed = IsNamed(draft.Writer);
        var localIsNamed = IsNamed(draft.Reader);
        if (writerIsNamed == false && localIsNamed == true)
            return Mismatch(null, "knows its members by name, but the payload by number.");
        SortKeys();
        ConnectExtension();
        var error = Passes(byName: writerIsNamed == true && localIsNamed == false);
        return isRoot && IsStranger ? Mismatch(null, NothingInCommon) : error;
    }

    /// <summary>
    /// Whether the pair has the same contract and a member in common, or one of the two has no members. Nothing is
    /// matched after it.
    /// </summary>
    public bool IsKin()
    {
        if (draft.Writer[^1].Contract != draft.Reader[^1].Contract)
            return false;
        SortKeys();
        var isKin = _keys.Length == 0 || Count(draft.Reader) == 0;
        var byName = IsNamed(draft.Writer) == true && IsNamed(draft.Reader) == false;
        for (var pass = 0; pass < 3 && !isKin; pass++)
        {
            for (var part = 0; part < draft.Reader.Length; part++)
            {
                for (var i = 0; i < draft.Reader[part].Members.Length; i++)
                    isKin |= !draft.Reader[part].Members[i].Slot.IsExtensionData && Take(part, i, pass, byName) is not null;
            }
        }

        return isKin;
    }

    private void SortKeys()
    {
        var at = 0;
        for (var part = 0; part < draft.Writer.Length; part++)
        {
            for (var i = 0; i < Count(draft.Writer[part]); i++)
                (_keys[at], _sources[at++]) = (draft.Writer[part].Members[i].Key, (part, i));
        }

        Array.Sort(_keys, _sources);
    }

    /// <summary>
    /// Wire keys first, then other former names, then current names. A member matched by an earlier pass is taken.
    /// </summary>
    private PlanError? Passes(bool byName)
    {
        var sources = draft.Reader.Select(p => new (int Part, int Member)?[p.Members.Length]).ToArray();
        for (var pass = 0; pass < 3; pass++)
        {
            for (var part = 0; part < sources.Length; part++)
            {
                for (var i = 0; i < sources[part].Length; i++)
                {
                    if (!draft.Reader[part].Members[i].Slot.IsExtensionData)
                        sources[part][i] ??= Take(part, i, pass, byName);
                }
            }
        }

        for (var part = sources.Length - 1; part >= 0; part--)
        {
            for (var i = 0; i < sources[part].Length; i++)
            {
                if (draft.Reader[part].Members[i].Slot.IsExtensionData || Connect(part, i, sources[part][i]) is not { } error)
                    continue;
                if (!resolver.IsComparing)
                    return error;
                draft.Failures.Add(new MemberFailure(sources[part][i], part, i, error));
            }
        }

        return draft.Failures.Count == 0 ? null : draft.Failures[0].Error;
    }

    private (int Part, int Member)? Take(int part, int member, int pass, bool byName)
    {
        var key = draft.Reader[part].Members[member].Key;
        if (pass == 0 && !byName)
            return Take(key);
        if (!byName && !draft.Reader[part].IsNamed)
            return null;
        var names = draft.Info[part].Members[member].NameKeys;
        if (pass == 0)
            return Take(names[0]);
        if (pass == 2)
            return Take(names[^1]);
        for (var i = 1; i < names.Length - 1; i++)
        {
            if (Take(names[i]) is { } found)
                return found;
        }

        return null;
    }

    private (int Part, int Member)? Take(uint key)
    {
        var index = Array.BinarySearch(_keys, key);
        if (index < 0)
            return null;
        var found = _sources[index];
        _sources[index] = null;
        _taken++;
        return found;
    }

    private PlanError? Connect(int part, int index, (int Part, int Member)? source)
    {
        var info = draft.Info[part].Members[index];
        if (source is not var (writerPart, writerMember))
        {
            // Extension data may have it.
            if (!draft.IsRequired(info) || _hasExtension)
                return null;
            var missing = new PlanError(MemFormatError.MissingMember, draft.Type.Name, info.Name, IsStranger
                ? $"is required, and the payload has no member in common with {draft.Type.Name}."
                : "is required and missing in the payload.");
            if (!resolver.IsPopulating || !draft.Type.CanPopulate)
                return missing;
            draft.Node.Missing ??= missing;
            return null;
        }

        var from = draft.Writer[writerPart].Members[writerMember].Slot;
        var to = draft.Reader[part].Members[index].Slot;
        var node = resolver.Member(from, to, info, draft.Schema, draft.Node, draft.Node);
        if (node is null)
            return draft.Unreadable(from, info);
        draft.Matches[writerPart][writerMember] = new MemberMatch(node, part, index, resolver.OfNull(from, node, info));
        return null;
    }

    private void ConnectExtension()
    {
        var (from, to) = (draft.WriterExtension, draft.ReaderExtension);
        if (from >= 0 && to >= 0)
        {
            draft.Matches[from][draft.Writer[from].ExtensionMember] = new MemberMatch(
                PlanNode.Exact(WireKind.Bytes), to, draft.Reader[to].ExtensionMember);
        }
    }

    private static string Contracts(uint? writer, uint? local) =>
        local is null ? "states no contract, but the payload's type does."
        : writer is null ? "states a contract, but the payload's type does not."
        : "states another contract than the payload's type.";

    /// <summary>In paths, members of base parts belong to the type itself.</summary>
    private PlanError Mismatch(string? member, string reason) => new(MemFormatError.SchemaMismatch, draft.Type.Name, member, reason);

    private static int Count(WriterType[] parts) => parts.Sum(Count);

    /// <summary>Without extension data, which is a part's last member.</summary>
    private static int Count(WriterType part) => part.Members.Length - (part.ExtensionMember < 0 ? 0 : 1);

    /// <summary>Null if there are no members.</summary>
    private static bool? IsNamed(WriterType[] parts) => parts.FirstOrDefault(p => Count(p) > 0)?.IsNamed;
}
