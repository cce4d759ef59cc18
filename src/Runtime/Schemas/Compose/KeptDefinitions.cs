using MemFormat.Codecs;

namespace MemFormat.Schemas.Compose;

/// <summary>The definitions of cases that this program does not have, in one payload or in the messages of a session.</summary>
/// <param name="root">The schema that is written.</param>
/// <param name="session">The session, or null.</param>
internal sealed class KeptDefinitions(RootSchema root, ICaseListener? session)
{
    /// <summary>The numbers left for unions that other assemblies' cases reach while the payload is written.</summary>
    private const uint Spare = 64;

    /// <summary>How many ways of earlier payloads are tried for another one: a bound for payloads of many programs that do not go together.</summary>
    private const int MostTried = 16;

    private readonly Dictionary<(uint Union, ulong Tag), byte[]> _all = [];
    private readonly List<(uint Union, ulong Tag)> _new = [];
    private readonly ConditionalWeakTable<KeptOrigin, KeptNumbers> _numbers = [];
    private readonly List<uint> _shifts = [];
    private uint _next;

    /// <summary>Starts the next body of a session. Definitions of an earlier one that was not handed over are forgotten.</summary>
    public void Begin()
    {
        foreach (var key in _new)
            _all.Remove(key);
        _new.Clear();
    }

    /// <summary>The body was handed over with its definitions.</summary>
    public void Keep() => _new.Clear();

    /// <summary>Notes that the payload holds a value of a case.</summary>
    /// <returns>Whether the payload must define the case first. In a session, cases are defined ahead of the bodies.</returns>
    /// <exception cref="MemFormatException">The payload has another case of the same number.</exception>
    public bool Define(uint union, ulong tag, byte[] definition, string name)
    {
        ref var known = ref CollectionsMarshal.GetValueRefOrAddDefault(_all, (union, tag), out var exists);
        if (exists)
            return known.AsSpan().SequenceEqual(definition) ? false : throw Conflict(name, tag);
        known = definition;
        _new.Add((union, tag));
        session?.Use(union, tag, definition);
        return session is null;
    }

    /// <summary>The case of this program with a number, or null.</summary>
    public (KnownUnion Union, KnownCase Case)? Known(uint union, ulong tag) =>
        root.Unions[union] is { } known && root.Unions.Find(known, tag) is { } own ? (known, own) : null;

    /// <summary>The error for two cases of one number.</summary>
    public static MemFormatException Conflict(string union, ulong tag) => new(
        MemFormatError.UnsupportedType,
        FormattableString.Invariant($"Case {tag} of the union {union}, which this program does not have, differs between two payloads that values came from. Write them to separate payloads."));

    /// <summary>How definitions of the payload that a value came from are written here.</summary>
    public KeptNumbers NumbersOf(KeptCase kept, uint union)
    {
        if (_numbers.TryGetValue(kept.Origin, out var numbers))
            return numbers;
        numbers = Find(kept, union);
        _numbers.Add(kept.Origin, numbers);
        return numbers;
    }

    /// <summary>
    /// As they are, if this payload's definitions go together with them. Else with other numbers, most often with those of an earlier payload.
    /// </summary>
    private KeptNumbers Find(KeptCase kept, uint union)
    {
        var same = new KeptNumbers(null, 0);
        if (kept.Origin.Descriptor.AsSpan().SequenceEqual(root.Descriptor) && Fit(kept, union, same))
            return same;
        for (var i = _shifts.Count - 1; i >= Math.Max(0, _shifts.Count - MostTried); i--)
        {
            var numbers = new KeptNumbers(root, _shifts[i]);
            if (Fit(kept, union, numbers))
                return numbers;
        }

        var first = Math.Max(_next, root.Unions.Count + Spare);
        _next = first + 1;
        foreach (var (number, _) in kept.Origin.Cases.Keys)
            _next = Math.Max(_next, first + number + 1);
        _shifts.Add(first);
        return new KeptNumbers(root, first);
    }

    private bool Fit(KeptCase kept, uint union, KeptNumbers numbers)
    {
        if (!Fits(union, kept.Tag, numbers.Definition(kept.Found)))
            return false;
        foreach (var ((number, tag), found) in kept.Origin.Cases)
        {
            if (!Fits(numbers.Of(number), tag, numbers.Definition(found)))
                return false;
        }

        return true;
    }

    private bool Fits(uint union, ulong tag, byte[] definition)
    {
        var known = Known(union, tag)?.Case.Definition ?? _all.GetValueOrDefault((union, tag));
        return known is null || known.AsSpan().SequenceEqual(definition);
    }
}
