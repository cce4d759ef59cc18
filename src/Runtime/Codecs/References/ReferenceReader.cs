using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas.Walk;

namespace MemFormat.Codecs.References;

/// <summary>
/// The objects of one payload that keep their identity, by number. Bodies follow the root in the order of the numbers,
/// so nothing here is recursive. An object is created when a member of the reader first refers to it. The body of an
/// object without a reference so far is skipped, and read if a reference comes later.
/// </summary>
internal sealed class ReferenceReader(PlanScope scope) : ReferenceTable
{
    private ReferenceEntry[] _entries = new ReferenceEntry[4];
    private Queue<int>? _late;
    private Stack<(nuint Left, int Last)>? _returns;
    private int _count;
    private bool _callsDeserialized;
    private int _last;
    private int _begun;
    private ulong _owed;

    /// <summary>
    /// The bytes left in the payload after the last body, once all bodies are found. There are no new objects then.
    /// </summary>
    private nuint? _end;

    /// <summary>How many objects there are so far.</summary>
    public int Count => _count;

    /// <summary>Whether all bodies are found.</summary>
    public bool IsScanned => _end is not null;

    /// <summary>Whether the payload may end anywhere, so that bodies may be missing.</summary>
    public bool IsCutOff;

    /// <summary>Reads an object's number and returns the object.</summary>
    /// <param name="reader">At the number.</param>
    /// <param name="body">The body of the reader's type.</param>
    /// <param name="node">The plan from the writer's type to the reader's; null if both are the same.</param>
    public object Read(ref MemFormatReader reader, ReferenceBody body, PlanNode? node)
    {
        if (scope.Kept is { Links: not null } kept)
            return Read(ref reader, body, kept.Take(ref reader));
        var number = Number(ref reader, node is null ? (uint)body.MinSize : node.MinElementSize, out var isNew);
        ref var entry = ref _entries[number - 1];
        if (entry.Value is { } known)
        {
            Check(entry, body, node);
            return known;
        }

        if (isNew)
        {
            entry.Type = node?.WriterType;
        }
        else
        {
            // It was stepped over.
            CheckType(entry.Type!, node is null ? OwnType(body) : node.WriterType);
        }

        _callsDeserialized |= body.CallsDeserialized;
        var value = body.Create();
        (entry.Value, entry.Body, entry.Node) = (value, body, node?.Element);
        if (node is not null)
            reader.Charge(node.Element!.InstanceSize);

        if (number <= _begun)
            (_late ??= new Queue<int>()).Enqueue(number);

        return value;
    }

    /// <summary>Returns an object that a member in extension data refers to. All bodies are found then.</summary>
    private object Read(ref MemFormatReader reader, ReferenceBody body, KeptObject kept)
    {
        kept = kept.Same ?? kept;
        if (kept.Reference == 0)
            Append(ref reader, kept);
        ref var entry = ref _entries[kept.Reference - 1];
        if (entry.Value is not null)
        {
            CheckBody(entry, body);
            return entry.Value;
        }

        var node = scope.PlanOf(ref reader, entry.Type ?? OwnType(body)!, body);
        _callsDeserialized |= body.CallsDeserialized;
        reader.Charge(node.InstanceSize);
        (entry.Value, entry.Body, entry.Node) = (body.Create(), body, node);
        (_late ??= new Queue<int>()).Enqueue(kept.Reference);
        return entry.Value;
    }

    /// <summary>An object that only extension data refers to becomes one of the payload.</summary>
    private void Append(ref MemFormatReader reader, KeptObject kept)
    {
        Grow(ref reader, most: int.MaxValue);
        _entries[_count++] = new ReferenceEntry { Kept = kept, Left = kept.Left, Type = scope.TypeOf(ref reader, kept) };
        kept.Reference = _begun = _count;
    }

    /// <inheritdoc/>
    public override int Pass(ref MemFormatReader reader, WriterType type, out bool isNew)
    {
        var number = Number(ref reader, type.MinSize, out isNew);
        ref var entry = ref _entries[number - 1];
        if (isNew)
        {
            entry.Type = type;
        }
        else
        {
            CheckType(type, entry.Type ?? OwnType(entry.Body!));
            if (entry.Type is null)
            {
                // It was read as the reader's type. A walk from the start reaches its body and needs the writer's type.
                _owed += number > _begun ? type.MinSize - entry.MinSize : 0;
                entry.Type = type;
            }
        }

        return number;
    }

    /// <summary>Reads all bodies, and leaves the reader after the last one.</summary>
    public void ReadBodies(ref MemFormatReader reader)
    {
        while (TryBegin(ref reader, out var entry))
        {
            if (entry.Value is null)
                SchemaWalker.SkipBody(ref reader, entry.Type!);
            else
                entry.Body!.Read(ref reader, entry.Value, entry.Node);
        }

        var end = _end ??= reader.Left;
        ReadLate(ref reader);
        MoveTo(ref reader, end);
    }

    /// <summary>Fills the objects whose bodies are known and wait, and leaves the reader where it is.</summary>
    public void ReadLate(ref MemFormatReader reader)
    {
        if (_late is not { Count: > 0 })
            return;
        var (left, last, state, links) = (reader.Left, _last, reader.State, scope.Kept?.Links);
        reader.State = scope;
        scope.Kept?.Links = null;
        var part = scope.LeaveAllParts(ref reader);
        while (_late.TryDequeue(out var number))
        {
            var entry = _entries[number - 1];
            _last = entry.Last;
            MoveTo(ref reader, entry.Left);
            if (entry.Kept is null)
            {
                entry.Body!.Read(ref reader, entry.Value!, entry.Node);
                continue;
            }

            scope.EnterKept(ref reader, entry.Kept);
            entry.Body!.Read(ref reader, entry.Value!, entry.Node);
            scope.LeaveKept(ref reader, entry.Kept);
        }

        scope.ReturnToPart(ref reader, part);
        scope.Kept?.Links = links;
        (reader.State, _last) = (state, last);
        MoveTo(ref reader, left);
    }

    /// <inheritdoc/>
    public override bool TryBegin(ref MemFormatReader reader, out WriterType? type)
    {
        var isBegun = TryBegin(ref reader, out var entry);
        type = entry.Type;
        return isBegun;
    }

    private bool TryBegin(ref MemFormatReader reader, out ReferenceEntry begun)
    {
        if (_begun == _count)
        {
            begun = default;
            return false;
        }

        ref var entry = ref _entries[_begun++];
        (entry.Left, entry.Last) = (reader.Left, _last);
        _owed -= entry.MinSize;
        begun = entry;
        return true;
    }

    /// <summary>Finds all bodies, for a reader whose types do not keep identity: it reads an object wherever it occurs.</summary>
    /// <param name="reader">At the root; it is left there.</param>
    public void Scan(ref MemFormatReader reader)
    {
        ref var start = ref reader.Position;
        var left = reader.Left;
        SchemaWalker.SkipPayload(ref reader, scope.Writer);
        _end = reader.Left;
        _last = 0;
        reader.Move(ref start, left);
    }

    /// <summary>
    /// Like <see cref="Scan"/>, after some of the payload was read. Objects created so far are filled at the end.
    /// </summary>
    /// <param name="reader">At any position. It stays there.</param>
    /// <param name="start">The bytes of the payload left at the root.</param>
    public void ScanAgain(ref MemFormatReader reader, nuint start)
    {
        (var left, var last, var begun) = (reader.Left, _last, _begun);
        (_last, _begun, _owed) = (0, 0, 0);
        for (var i = 0; i < _count; i++)
            _owed += _entries[i].MinSize;

        MoveTo(ref reader, start);
        SchemaWalker.SkipPayload(ref reader, scope.Writer);
        _end = reader.Left;
        for (var number = begun + 1; number <= _count; number++)
        {
            if (_entries[number - 1].Value is not null)
                (_late ??= new Queue<int>()).Enqueue(number);
        }

        _last = last;
        MoveTo(ref reader, left);
    }

    /// <summary>Goes from an object's number to its body, after a <see cref="Scan"/>.</summary>
    public void Enter(ref MemFormatReader reader, WriterType type)
    {
        var number = Pass(ref reader, type, out _);
        ref var entry = ref _entries[number - 1];
        var size = entry.Left - (number < _count ? _entries[number].Left : _end!.Value);

        // The bytes paid for their values once.
        if (entry.IsCopied)
            reader.Charge((long)size * MemFormatReader.OwnPerByte);

        entry.IsCopied = true;
        (_returns ??= new Stack<(nuint, int)>()).Push((reader.Left, _last));
        _last = entry.Last;
        MoveTo(ref reader, entry.Left);
    }

    /// <summary>Returns to the position after the number where <see cref="Enter"/> was called last.</summary>
    public void Leave(ref MemFormatReader reader)
    {
        (var left, _last) = _returns!.Pop();
        MoveTo(ref reader, left);
    }

    /// <summary>The object of a number, or null if no member asked for it.</summary>
    public object? ValueOf(int number) => _entries[number - 1].Value;

    /// <summary>Goes to the body of an object, when all are found.</summary>
    public WriterType GoTo(ref MemFormatReader reader, int number)
    {
        ref var entry = ref _entries[number - 1];
        _last = entry.Last;
        MoveTo(ref reader, entry.Left);
        return entry.Type ?? OwnType(entry.Body!)!;
    }

    /// <summary>Calls callbacks. Latest objects first: the others most often refer to those.</summary>
    public void TellObjects(ref MemFormatReader reader)
    {
        for (var i = _callsDeserialized ? _count - 1 : -1; i >= 0; i--)
        {
            if (_entries[i] is { Value: { } value, Body: { CallsDeserialized: true } body, Node: var node })
                body.Deserialized(ref reader, value, node);
        }
    }

    private int Number(ref MemFormatReader reader, ulong size, out bool isNew)
    {
        isNew = false;
        var number = reader.ReadLength();
        if (number != 0)
        {
            if (number > (uint)_last)
                MemFormatThrow.InvalidData("A reference points to an object that does not exist yet.");
            return (int)number;
        }

        if (_last == _count)
        {
            isNew = true;
            Add(ref reader, size);
        }

        return ++_last;
    }

    private void Add(ref MemFormatReader reader, ulong size)
    {
        // Each object that is waited for has its bytes to come. A body that is read late has been counted already.
        _owed += size;
        if ((_owed > reader.Left && !IsCutOff) || _end is not null)
            MemFormatThrow.Truncated();

        // Each further object takes a byte for its number and one for its body at least.
        Grow(ref reader, most: (uint)_count + 1 + (reader.Left - _owed) / 2);
        _count++;
    }

    private void Grow(ref MemFormatReader reader, ulong most)
    {
        if (_count < _entries.Length)
            return;
        var length = (int)Math.Min(2 * (ulong)_count, Math.Min(most, (ulong)Array.MaxLength));
        reader.Charge((long)length * Unsafe.SizeOf<ReferenceEntry>());
        Array.Resize(ref _entries, length);
    }

    /// <summary>An existing object must have the type it was created as.</summary>
    private static void Check(in ReferenceEntry entry, ReferenceBody body, PlanNode? node)
    {
        if (!ReferenceEquals(entry.Node, node?.Element))
            CheckType(entry.Type, node?.WriterType);

        CheckBody(entry, body);
    }

    private static void CheckBody(in ReferenceEntry entry, ReferenceBody body)
    {
        if (ReferenceEquals(entry.Body, body))
            return;
        if (entry.Type is null)
            TwoTypes();
        MemFormatThrow.SchemaMismatch("The reader's type declares one object as two types, so it cannot keep its identity.");
    }

    /// <summary>Cases of unions list types separately, so one type may be listed several times.</summary>
    private static void CheckType(WriterType? first, WriterType? second)
    {
        if (first is not null && second is not null && !first.IsLike(second))
            TwoTypes();
    }

    /// <summary>The type of a codec if the payload has the reader's schema.</summary>
    private WriterType? OwnType(ReferenceBody body) => scope.Root.Find(body, out var type)?.Schema.Types[type];

    private static void TwoTypes() => MemFormatThrow.InvalidData("Two references give the same object different types.");

    /// <summary>Goes to where so many bytes are left.</summary>
    public static void MoveTo(ref MemFormatReader reader, nuint left) =>
        reader.Move(ref Unsafe.Add(ref reader.Position, (nint)reader.Left - (nint)left), left);
}
