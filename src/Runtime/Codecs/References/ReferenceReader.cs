using MemFormat.Schemas;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas.Walk;

namespace MemFormat.Codecs.References;

/// <summary>
/// The objects of one payload that keep their identity, by number. Bodies follow the root in the order of the numbers,
/// so nothing here is recursive. An object is created when a member of the reader first refers to it. The body of an
/// object without a reference so far is skipped, and read if a reference comes later.
/// </summary>
internal sealed class ReferenceReader(RootSchema root, WriterSchema writer) : ReferenceTable
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

    /// <summary>Whether all bodies are found.</summary>
    public bool IsScanned => _end is not null;

    /// <summary>Whether the payload may end anywhere, so that bodies may be missing.</summary>
    public bool IsCutOff;

    /// <summary>How often <see cref="Pass"/> stepped over a number.</summary>
    public int Passed;

    /// <summary>Reads an object's number and returns the object.</summary>
    /// <param name="reader">At the number.</param>
    /// <param name="body">The body of the reader's type.</param>
    /// <param name="node">The plan from the writer's type to the reader's; null if both are the same.</param>
    public object Read(ref MemFormatReader reader, ReferenceBody body, PlanNode? node)
    {
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

    /// <inheritdoc/>
    public override int Pass(ref MemFormatReader reader, WriterType type, out bool isNew)
    {
        Passed++;
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
        TellObjects();
    }

    /// <summary>Fills the objects whose bodies are known and wait, and leaves the reader where it is.</summary>
    public void ReadLate(ref MemFormatReader reader)
    {
        var (left, last) = (reader.Left, _last);
        while (_late is not null && _late.TryDequeue(out var number))
        {
            var entry = _entries[number - 1];
            _last = entry.Last;
            MoveTo(ref reader, entry.Left);
            entry.Body!.Read(ref reader, entry.Value!, entry.Node);
        }

        _last = last;
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
        SchemaWalker.SkipPayload(ref reader, writer);
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
        SchemaWalker.SkipPayload(ref reader, writer);
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
        // What each byte of a body that is read once more counts, beside the objects made of it.
        const int ChargePerByte = 32;
        var number = Pass(ref reader, type, out _);
        ref var entry = ref _entries[number - 1];
        var size = entry.Left - (number < _count ? _entries[number].Left : _end!.Value);
        if (entry.IsCopied)
            reader.Charge((long)size * ChargePerByte);

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

    /// <summary>Latest objects first: the others most often refer to those.</summary>
    private void TellObjects()
    {
        for (var i = _callsDeserialized ? _count - 1 : -1; i >= 0; i--)
        {
            if (_entries[i] is { Value: { } value, Body: { CallsDeserialized: true } body, Node: var node })
                body.Deserialized(value, node);
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

        if (_count == _entries.Length)
        {
            // Each further object takes a byte for its number and one for its body at least.
            var most = (uint)_count + 1 + (reader.Left - _owed) / 2;
            var length = (int)Math.Min(2 * (ulong)_count, Math.Min(most, (ulong)Array.MaxLength));
            reader.Charge((long)length * Unsafe.SizeOf<ReferenceEntry>());
            Array.Resize(ref _entries, length);
        }

        _count++;
    }

    /// <summary>An existing object must have the type it was created as.</summary>
    private static void Check(in ReferenceEntry entry, ReferenceBody body, PlanNode? node)
    {
        if (!ReferenceEquals(entry.Node, node?.Element))
            CheckType(entry.Type, node?.WriterType);

        if (!ReferenceEquals(entry.Body, body))
        {
            if (entry.Type is null)
                TwoTypes();

            MemFormatThrow.SchemaMismatch("The reader's type declares one object as two types, so it cannot keep its identity.");
        }
    }

    /// <summary>Cases of unions list types separately, so one type may be listed several times.</summary>
    private static void CheckType(WriterType? first, WriterType? second)
    {
        if (first is not null && second is not null && !first.IsLike(second))
            TwoTypes();
    }

    /// <summary>The type of a codec if the payload has the reader's schema.</summary>
    private WriterType? OwnType(ReferenceBody body)
    {
        for (var i = 0; i < root.Types.Length; i++)
        {
            if (ReferenceEquals(root.Types[i].Reference, body))
                return root.Own.Types[i];
        }

        return null;
    }

    private static void TwoTypes() => MemFormatThrow.InvalidData("Two references give the same object different types.");

    private static void MoveTo(ref MemFormatReader reader, nuint left) =>
        reader.Move(ref Unsafe.Add(ref reader.Position, (nint)reader.Left - (nint)left), left);
}
