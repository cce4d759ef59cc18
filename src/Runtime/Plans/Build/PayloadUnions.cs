using MemFormat.Codecs;
using MemFormat.Plans.Match;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Plans.Build;

/// <summary>
/// The cases defined by one payload so far, by the numbers of its schema. A definition is most often equal to the one
/// of this process; then a single bit is kept.
/// </summary>
internal sealed class PayloadUnions : UnionReader
{
    private readonly bool _isSession;
    private ReadScope _scope;
    private readonly bool _isOwn;
    private readonly Dictionary<(uint Union, ulong Tag), PlannedCase> _cases = [];
    private readonly CasePlans _plans;
    private Dictionary<(uint Union, ulong Tag), nuint>? _places;
    private Dictionary<(KnownUnion Union, ulong Tag), PlannedCase>? _passed;
    private int _bytes;
    private int _types;

    /// <param name="scope">The read of the payload.</param>
    /// <param name="isSession">Whether these are the cases of a session: defined ahead of its bodies, and for all that follow.</param>
    public PayloadUnions(ReadScope scope, bool isSession = false)
        : this(scope, plans: null)
    {
        _isSession = isSession;
    }

    private PayloadUnions(ReadScope scope, CasePlans? plans)
        : base(scope.Root, ReferenceEquals(scope.Writer, scope.Root.Own))
    {
        _scope = scope;
        _isOwn = ReferenceEquals(scope.Writer, scope.Root.Own);
        _plans = plans ?? new CasePlans(scope, _isOwn);
        Own.Reset(scope.AreCasesKnown ? scope.Root.Unions.DeclaredCases : 0);
        foreach (var bit in scope.Recorded?.OwnBits ?? [])
            Own.Add(bit);
        _bytes = _isOwn || scope.Recorded is not null ? 0 : scope.Descriptor.Length;
        _types = scope.Writer.Types.Length;
    }

    /// <inheritdoc/>
    protected override PlanNode? BeginOther(
        ref MemFormatReader reader,
        uint number,
        KnownUnion union,
        KnownCase? own,
        ulong head,
        out WriterCase? unknown)
    {
        unknown = null;
        if ((head & UnionHead.Defines) != 0)
        {
            if (own is not null && !_isSession && !IsDefined(number, head >> UnionHead.TagShift, out _))
                return BeginDefined(ref reader, number, head >> UnionHead.TagShift, union, own);
            Define(ref reader, number, head >> UnionHead.TagShift);
        }

        if (IsExact(number, union, own))
            return own!.Exact;
        var found = Find(number, head >> UnionHead.TagShift);
        if (own is not null)
            return _plans.Node(ref reader, found, own.Target);
        (unknown, UnknownTag) = (found, head >> UnionHead.TagShift);
        (_passed ??= []).TryAdd((union, head >> UnionHead.TagShift), found);
        return null;
    }

    /// <summary>The first value of a case. If it is refused, it will be so without much work the next time.</summary>
    private PlanNode BeginDefined(ref MemFormatReader reader, uint number, ulong tag, KnownUnion union, KnownCase own)
    {
        var definition = reader.TakeFramed();
        if (_isOwn && definition.SequenceEqual(own.Definition))
            Define(ref reader, number, tag, definition);
        else
            PlanDefined(ref reader, number, tag, own.Target, definition);
        return IsExact(number, union, own) ? own.Exact : _plans.Node(ref reader, Find(number, tag), own.Target);
    }

    private void PlanDefined(ref MemFormatReader reader, uint number, ulong tag, CaseTarget target, ReadOnlySpan<byte> definition)
    {
        var key = Refusals.Key(definition, _scope.Work(reader).State with
        {
            Owner = _scope.Writer.Number,
            Target = (long)target.Reader.Id << 32 | (uint)target.Slot.Type,
            Cases = (long)_types << 32 | (uint)_bytes,
        });
        Refusals.Throw(_scope.Root, key, reader.Limits);
        try
        {
            Define(ref reader, number, tag, definition);
            _plans.Plan(ref reader, Find(number, tag), target);
        }
        catch (MemFormatException exception)
        {
            Refusals.Keep(_scope.Root, key, reader.Limits, exception);
            throw;
        }
    }

    /// <inheritdoc/>
    public override WriterCase Walk(ref MemFormatReader reader, uint number, out ulong tag)
    {
        var head = reader.ReadLength();
        tag = head >> UnionHead.TagShift;
        if ((head & UnionHead.Defines) != 0)
            Define(ref reader, number, tag);
        return Find(number, tag);
    }

    /// <summary>
    /// Opens a value whose reader's type is the former base class of a union, not a union. Other cases do not fit.
    /// </summary>
    public PlanNode OpenBase(ref MemFormatReader reader, PlanNode node)
    {
        var found = (PlannedCase)Walk(ref reader, node.Union, out var tag);
        if (tag != 0)
            MemFormatThrow.SchemaMismatch("The value is a union case, but the reader's type is not a union.");
        return _plans.Node(ref reader, found, node.Target!);
    }

    /// <summary>Goes to the value of a union whose reader's type is that of one of its cases: a scalar or text.</summary>
    public void OpenCase(ref MemFormatReader reader, PlanNode node)
    {
        var found = Walk(ref reader, node.Union, out var tag).Schema.Root;
        var wanted = node.Target!.Slot;
        if (found.Kind != wanted.Kind || found.Enum >= 0 || found.IsPooled)
            MemFormatThrow.OtherCase(tag, SlotText.Of(found), SlotText.Of(wanted));
        if (found.Kind == WireKind.String && node.Element!.TakeNull(ref reader))
            MemFormatThrow.InvalidData("A union case holds null.");
    }

    /// <summary>The differences between the payload's cases, as far as it has values of them, and the reader's.</summary>
    public List<MemFormatReadDifference> Differences()
    {
        var found = new List<MemFormatReadDifference>();
        if (_passed is not null)
        {
            foreach (var ((union, tag), passed) in _passed)
            {
                found.Add(new(MemFormatReadChange.Skipped, union.Source.Name, FormattableString.Invariant($"case {tag}"),
                    SlotText.Of(passed.Schema.Root), null));
            }
        }

        _plans.AddDifferences(found);
        return found;
    }

    /// <summary>Keeps the plans that were made, once all of the payload is read.</summary>
    public void Keep() => _plans.Keep();

    /// <summary>For a walk from the root while the payload is read: it visits all definitions.</summary>
    public PayloadUnions Again() => _isSession ? this : new(_scope, _plans);

    /// <summary>Gets ready for the next message of the session.</summary>
    public PayloadUnions For(ReadScope message)
    {
        _scope = message;
        _passed = null;
        _plans.Begin(message);
        return this;
    }

    /// <summary>Defines a case ahead of the bodies.</summary>
    /// <param name="number">The union's number in the session's schema.</param>
    /// <param name="tag">The case.</param>
    /// <param name="definition">The definition by the session.</param>
    /// <param name="reader">The reader of the message.</param>
    public void Define(uint number, ulong tag, ReadOnlySpan<byte> definition, scoped ref MemFormatReader reader)
    {
        if (IsDefined(number, tag, out var own))
            MemFormatThrow.InvalidData("The payload defines a union case twice.");
        Add(ref reader, number, tag, own, definition);
    }

    private void Define(ref MemFormatReader reader, uint number, ulong tag)
    {
        if (_isSession)
            MemFormatThrow.InvalidData("The body of a message defines a union case.");
        Define(ref reader, number, tag, reader.TakeFramed());
    }

    private void Define(ref MemFormatReader reader, uint number, ulong tag, ReadOnlySpan<byte> definition)
    {
        if (IsDefined(number, tag, out var own))
        {
            // The bodies of objects that keep their identity may be read several times.
            if (_places is null || !_places.TryGetValue((number, tag), out var place) || place != reader.Left)
                MemFormatThrow.InvalidData("The payload defines a union case twice.");
            return;
        }

        // The part before the first of those objects belongs to the root.
        if (_scope.HasReferences)
            (_places ??= []).Add((number, tag), reader.Left);
        Add(ref reader, number, tag, own, definition);
    }

    private bool IsDefined(uint number, ulong tag, out KnownCase? own)
    {
        own = KnownCase(number, tag);
        return _cases.ContainsKey((number, tag)) || (own is not null && Own.Has(own.Bit)) || _scope.Recorded?.Has(number, tag) == true;
    }

    private void Add(scoped ref MemFormatReader reader, uint number, ulong tag, KnownCase? own, ReadOnlySpan<byte> definition)
    {
        if (own is not null && definition.SequenceEqual(own.Definition))
        {
            Own.Add(own.Bit);
            return;
        }

        // The limits speak of all that a payload says of its shape together.
        var limits = _scope.Work(reader);
        _bytes += definition.Length;
        if (_bytes > limits.Bytes)
            throw SchemaLimits.Exceeded(nameof(MemFormatLimits.MaxDescriptorBytes));
        var listed = _scope.Writer.Types;
        var copy = definition.ToArray();
        var schema = WriterSchema.ParseCase(copy, listed, limits, _types - listed.Length);
        _types += schema.Types.Length - listed.Length;
        _cases.Add((number, tag), new PlannedCase(schema, copy));

        // All messages of a session pay for its cases.
        if (!_isSession)
            reader.Charge(limits.Due());
    }

    private PlannedCase Find(uint number, ulong tag)
    {
        if (_cases.TryGetValue((number, tag), out var found))
            return found;
        if (KnownCase(number, tag) is { } own && Own.Has(own.Bit))
            found = new PlannedCase(own.Target.Reader.Schema, own.Definition);
        else if (_scope.Recorded?.Find(number, tag) is { } recorded)
            found = recorded;
        else
            MemFormatThrow.InvalidData("The payload uses a union case without defining it.");
        _cases.Add((number, tag), found);
        return found;
    }

    /// <summary>The reader's case of the same numbers, in payloads of the reader's schema.</summary>
    private KnownCase? KnownCase(uint number, ulong tag) =>
        _isOwn && _scope.Root.Unions[number] is { } union ? _scope.Root.Unions.Find(union, tag) : null;
}
