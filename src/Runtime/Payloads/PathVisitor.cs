using MemFormat.Base;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Payloads;

/// <summary>
/// Finds the value that a read failed at. The walk checks the same as readers, so most errors stop it at the value. For
/// the others the reader's position decides: it is after a value that did not fit, or at an object whose type does not
/// fit.
/// </summary>
internal struct PathVisitor(RootSchema root, WriterSlot writer, long offset, MemFormatException error, long mostSteps) : IWalkVisitor
{
    private readonly List<PathStep> _steps = [];
    private readonly List<(int Body, int Start, int Count)> _pairs = [];
    private readonly List<PathStep> _metSteps = [];

    // Objects take more bytes than this, but those of payloads made to be costly: their errors have no path.
    private readonly long _mostSteps = mostSteps;
    private readonly string? _hint = error.Path;
    private string? _found;
    private int _body;
    private ulong? _lastCase;
    private int _caseDepth;

    public static bool SeesValues => true;

    public static string? Run(ref SchemaWalker<PathVisitor> walker, ref MemFormatReader reader)
    {
        try
        {
            walker.Payload(ref reader);
            return Named(walker.Visitor._found);
        }
        catch (MemFormatException end)
        {
            return Named((walker.Visitor.IsDeep(end, reader.Offset) ? null : walker.Visitor._found)
                ?? (walker.Visitor.IsLost || reader.Budget < 0 || walker.Visitor.IsCutShort(end, reader.Offset) ? null : walker.Visitor.Path()));
        }
    }

    /// <summary>Within a root without a name, such as a number, there are places without one.</summary>
    private static string? Named(string? path) => path is "" ? null : path;

    /// <summary>Whether the search had no allowance left.</summary>
    private readonly bool IsCutShort(MemFormatException end, long place) =>
        end.Error == MemFormatError.LimitExceeded && (error.Error != MemFormatError.LimitExceeded || place < offset);

    /// <summary>Whether the value is too deep: it starts where the one before it ends, which fits.</summary>
    private readonly bool IsDeep(MemFormatException end, long place) =>
        end.Error == MemFormatError.LimitExceeded && error.Error == MemFormatError.LimitExceeded && place == offset;

    public void BeginPart(WriterType type, long start) => FindType(start);

    /// <summary>The object whose type does not fit, if it starts here.</summary>
    private void FindType(long start)
    {
        if (_found is not null || IsLost || _hint is null || start != offset
            || error.Error is not (MemFormatError.MissingMember or MemFormatError.SchemaMismatch))
        {
            return;
        }

        FindType(Places());
    }

    private void FindType(List<PathPlace> places)
    {
        var (owner, member) = Split(_hint!);
        if (places[^1].ReaderType is { } local && owner == local.Name)
            _found = PathStep.Join(places) + (member is null ? "" : "." + member);
    }

    /// <summary>A member that is missing could have been in the extension data, so the reader was behind that.</summary>
    public void EndExtension(long end)
    {
        if (_found is null && !IsLost && _hint is not null && end == offset && error.Error == MemFormatError.MissingMember)
            FindType(Places());
    }

    public readonly void BeginMember(WriterType type, WriterMember member, long start) => _steps.Add(new(type, member, 0, start));

    public readonly void BeginElement(int index, long start) => _steps.Add(new(null, null, index, start));

    public readonly void MeetReference(int number)
    {
        if (_metSteps.Count + _steps.Count > _mostSteps || _pairs.Count < number - 1)
            return;
        _pairs.Add((_body, _metSteps.Count, _steps.Count));

        // No larger than it may become: the copies are counted, too.
        if (_metSteps.Count + _steps.Count > _metSteps.Capacity)
            _metSteps.Capacity = (int)Math.Min(2L * (_metSteps.Count + _steps.Count), _mostSteps);
        _metSteps.AddRange(_steps);
    }

    public readonly void PassReference(scoped ref MemFormatReader reader, int number, long start)
    {
    }

    public readonly void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start)
    {
    }

    /// <inheritdoc/>
    public readonly void PassPooled(scoped ref MemFormatReader reader, long start)
    {
    }

    public readonly void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start)
    {
    }

    public void BeginBody(int number) => _body = number;

    public void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long head)
    {
        var start = reader.Offset;
        if (_found is null && !IsLost && start == offset && IsOfCase())
            _found = Path();
        _steps.Add(new(null, null, 0, start, tag, found.Schema.Root));

        // The effect on a case is known only here, where a body may be a number only.
        if (found.Schema.Root.Kind == WireKind.Reference)
            FindType(start);
    }

    public void EndCase(long end)
    {
        _lastCase = _steps[^1].Case;
        _steps.RemoveAt(_steps.Count - 1);
        _caseDepth = _steps.Count;
    }

    /// <summary>Whether the reader's union lacks the case of this value, which is null to its container then.</summary>
    private readonly bool IsUnknownCase()
    {
        if (_lastCase is not { } tag || _caseDepth != _steps.Count)
            return false;
        var holder = Places()[^1];
        return holder.Reader is { Kind: WireKind.Union } && holder.Case(root, tag, null).Reader is null;
    }

    /// <summary>Whether the error is about which case a value is of.</summary>
    private readonly bool IsOfCase() =>
        error.Error == MemFormatError.UnknownCase || (error.Error == MemFormatError.SchemaMismatch && _hint is null);

    public void End(long end, bool isNull)
    {
        if (_found is null && !IsLost && IsHere(end, isNull))
            _found = Path();
        _steps.RemoveAt(_steps.Count - 1);
    }

    /// <summary>Whether it was not kept where the object of this body occurred first.</summary>
    private readonly bool IsLost => _body > _pairs.Count;

    /// <summary>A body has the path on which its object occurred first, through other bodies perhaps.</summary>
    private readonly List<PathPlace> Places()
    {
        var parts = new Stack<IReadOnlyList<PathStep>>();
        parts.Push(_steps);
        for (var body = _body; body > 0;)
        {
            (body, var start, var count) = _pairs[body - 1];
            parts.Push(_metSteps.GetRange(start, count));
        }

        return PathStep.Places(root, writer, parts);
    }

    /// <summary>The path where the walk ended, if it is known.</summary>
    /// <param name="end">The end.</param>
    /// <param name="type">The type of the object there, or null.</param>
    public readonly string? End(long end, Type? type)
    {
        if (IsLost)
            return null;

        // An object and its first member may start at the same byte.
        var places = Places();
        var least = places.Count - _steps.Count;
        var count = places.Count;
        while (type is not null && count > least && _steps[count - least - 1].Start == end
            && places[count - 1].ReaderType?.Name != DisplayNames.InPaths(type))
        {
            count--;
        }

        return PathStep.Join(places.GetRange(0, count));
    }

    private readonly string Path() => PathStep.Join(Places());

    private readonly bool IsHere(long end, bool isNull) => error.Error switch
    {
        MemFormatError.NullNotAllowed => end == offset && (isNull || IsUnknownCase()) && (_hint is null || IsHinted(Split(_hint))),
        MemFormatError.MissingMember or MemFormatError.SchemaMismatch => false,

        // Of an object it is known after its members.
        MemFormatError.MissingState when _hint is not null => end == offset && !isNull && Places()[^1].ReaderType?.Name == _hint,

        // Those behind a value are of no part of it; those in a frame are of its member.
        MemFormatError.TrailingData => _steps[^1].Start < offset && end > offset,

        // A compact value may take no bytes, and begin where the one before it ends.
        MemFormatError.Overflow when _steps[^1].Member is { Kind: < WireKind.String } member =>
            end >= offset
                && (Places()[^1].Reader is { } reader ? _steps[^1].Start <= offset && reader.Kind != member.Kind : _steps[^1].Start < offset),
        _ => _steps[^1].Start < offset && end >= offset && (_hint is null || error.Error != MemFormatError.InvalidData || IsHinted(Split(_hint))),
    };

    /// <summary>Several members may be null at one place.</summary>
    private readonly bool IsHinted((string Type, string? Member) hint)
    {
        var places = Places();
        return hint.Member == places[^1].Name && places[^2].IsOf(hint.Type);
    }

    private static (string Type, string? Member) Split(string hint)
    {
        var dot = hint.IndexOf('.', StringComparison.Ordinal);
        return dot < 0 ? (hint, null) : (hint[..dot], hint[(dot + 1)..]);
    }
}
