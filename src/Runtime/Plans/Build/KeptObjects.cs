using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Codecs.References;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>
/// The objects of one payload that extension data refers to: that of the payload, and that which unknown members become. Their numbers
/// are known at once. What they are is known at the end of the payload.
/// </summary>
internal sealed class KeptObjects(ReadScope scope) : KeptTable
{
    /// <summary>About what an object takes here, with its places in tables.</summary>
    private const int ObjectSize = 128, LinkSize = 8;

    private const string NoObject = "Extension data refers to an object that does not exist.";

    private Queue<KeptObject>? _held;
    private Dictionary<byte[], WriterSchema>? _schemas, _entries;
    private Dictionary<WriterType, SegmentCopier>? _shapes;
    private Dictionary<WriterType, KeptPlan>? _plans;
    private KeptObject?[] _byNumber = [], _byReference = [];
    private nuint? _end;

    /// <summary>How many the section has, once it is read.</summary>
    public int Count;

    /// <summary>Whether the section was read, if there is one.</summary>
    public bool IsRead => _end is not null;

    public override KeptObject[] Resolve(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> table)
    {
        if (table is [] or [0])
            return [];

        // The bytes may change meanwhile.
        var numbers = new SegmentReader(table);
        var count = numbers.Number();
        if (count >= (uint)table.Length)
            MemFormatThrow.Truncated();
        reader.Charge(count * (long)LinkSize);
        var objects = new KeptObject[count];
        for (var i = 0; i < objects.Length; i++)
        {
            var number = numbers.Number();
            objects[i] = Links is null ? OfNumber(ref reader, number) : Linked(number);
        }

        return objects;
    }

    public override WriterSchema Enter(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> segments)
    {
        var copy = segments.ToArray();
        var schema = Parse(ref reader, _entries ??= new(ByteComparer.Instance), copy);
        if (schema.TakesScope)
            scope.Part(RootSchema.Empty, schema, copy, reader).Begin(ref reader);
        return schema;
    }

    /// <summary>An object by its number in the section.</summary>
    public KeptObject this[int number] => _byNumber[number]!;

    /// <summary>An object of the payload by its number there.</summary>
    public KeptObject OfReference(scoped ref MemFormatReader reader, int number)
    {
        ref var kept = ref Place(ref reader, ref _byReference, (uint)number, most: (uint)scope.References.Count);
        if (kept is null)
        {
            reader.Charge(ObjectSize);
            kept = new KeptObject { Reference = number };
        }

        return kept;
    }

    public override void Hold(KeptObject[] objects)
    {
        foreach (var kept in objects)
        {
            if (kept.IsHeld)
                continue;
            kept.IsHeld = true;
            (_held ??= new()).Enqueue(kept);
        }
    }

    public override void ReadSection(ref MemFormatReader reader)
    {
        if (!IsNeeded || IsRead)
            return;
        var shapes = new List<byte[]>();
        var count = reader.ReadLength();
        if (count > reader.Left)
            MemFormatThrow.Truncated();
        if (count > 0)
            Place(ref reader, ref _byNumber, (uint)count, most: count);
        for (uint number = 1; number <= count; number++)
            ReadObject(ref reader, OfNumber(ref reader, number), shapes);
        Count = (int)count;
        if (count + 1 < (ulong)_byNumber.Length && Array.FindIndex(_byNumber, (int)count + 1, static k => k is not null) >= 0)
            MemFormatThrow.InvalidData(NoObject);
        _end = reader.Left;
    }

    /// <summary>Reads the section if that was not done, and completes what extension data has now.</summary>
    public void Finish(ref MemFormatReader reader)
    {
        ReadSection(ref reader);
        var end = _end ?? reader.Left;
        while (_held is not null && _held.TryDequeue(out var kept))
        {
            if (kept.Same is { } same)
                Hold([same]);
            else if (kept.Body.Length == 0)
                Capture(ref reader, kept);
            if (kept.Reference > 0)
                kept.Known = scope.References.ValueOf(kept.Reference);
            Hold(kept.Links);
        }

        ReferenceReader.MoveTo(ref reader, end);
    }

    /// <summary>The schema of a kept object; its type is the first.</summary>
    public WriterSchema SchemaOf(scoped ref MemFormatReader reader, KeptObject kept) => Parse(ref reader, _schemas ??= [], kept.Segments);

    /// <summary>How bodies of a type of the payload become objects of a class of this process.</summary>
    public PlanNode PlanOf(scoped ref MemFormatReader reader, WriterType type, SchemaState body)
    {
        (_plans ??= []).TryGetValue(type, out var known);
        for (var plan = known; plan is not null; plan = plan.Next)
        {
            if (ReferenceEquals(plan.Body, body))
                return plan.Node;
        }

        var local = scope.Root.Find(body, out var number) ?? throw WalkScope.NotReached();
        var work = scope.Work(reader);
        var resolver = new Resolver(type.Schema, scope.Root, work);
        var node = resolver.ResolveBody(type.Number, local, number);
        _plans[type] = new KeptPlan(body, node, known);
        reader.Charge(work.Due());
        if (resolver.CopiesReferences)
            RefuseCopies();
        return node;
    }

    /// <summary>An object that extension data refers to would have to be read as another one at each place.</summary>
    public static void RefuseCopies() => throw MemFormatThrow.IdentityLost("Extension data refers to an object that keeps its");

    private WriterSchema Parse(scoped ref MemFormatReader reader, Dictionary<byte[], WriterSchema> known, byte[] segments)
    {
        if (known.TryGetValue(segments, out var schema))
            return schema;
        var work = scope.Work(reader);
        work.Spend(1, 0);
        known.Add(segments, schema = WriterSchema.ParseSegments(segments, work));
        reader.Charge(work.Due());
        return schema;
    }

    private KeptObject OfNumber(scoped ref MemFormatReader reader, uint number)
    {
        // Those of the section are still to come, and take bytes there.
        if (IsRead && number > (uint)Count)
            MemFormatThrow.InvalidData(NoObject);
        ref var kept = ref Place(ref reader, ref _byNumber, number, most: IsRead ? (uint)Count : Math.Min(reader.Left, (uint)Array.MaxLength - 1));
        if (kept is null)
        {
            reader.Charge(ObjectSize);
            kept = new KeptObject { Number = (int)number };
        }

        return kept;
    }

    /// <summary>The place of a number, from 1 on.</summary>
    private static ref KeptObject? Place(scoped ref MemFormatReader reader, ref KeptObject?[] objects, uint number, ulong most)
    {
        if (number == 0 || (number > most && number >= (uint)objects.Length))
            MemFormatThrow.InvalidData(NoObject);
        if (number >= (uint)objects.Length)
        {
            // At least twice as many, however many may come: else each would be copied for each one that comes.
            var length = (int)Math.Min(Math.Max(number + 1UL, 2 * (ulong)objects.Length), (ulong)Array.MaxLength);
            reader.Charge(length * (long)LinkSize);
            Array.Resize(ref objects, length);
        }

        return ref objects[number];
    }

    private void ReadObject(ref MemFormatReader reader, KeptObject kept, List<byte[]> shapes)
    {
        var link = reader.ReadLength();
        if (link > 0)
        {
            if (link > (ulong)scope.References.Count)
                MemFormatThrow.InvalidData(NoObject);
            kept.Same = OfReference(ref reader, (int)link);
            return;
        }

        var shape = reader.ReadLength();
        if (shape == 0)
        {
            var segments = reader.TakeFramed();
            reader.Charge(segments.Length);
            shapes.Add(segments.ToArray());
            shape = (ulong)shapes.Count;
        }

        if (shape > (ulong)shapes.Count)
            MemFormatThrow.InvalidData(NoObject);
        kept.Segments = shapes[(int)shape - 1];
        var table = reader.Rest;
        var links = reader.ReadLength();
        if (links > reader.Left)
            MemFormatThrow.Truncated();
        for (; links > 0; links--)
            reader.ReadLength();
        kept.Links = Resolve(ref reader, table[..^(int)reader.Left]);
        var body = reader.ReadLength();
        if (body == 0 || body > reader.Left)
            MemFormatThrow.Truncated();
        kept.Left = reader.Left;
        reader.Charge((long)body);
        kept.Body = MemoryMarshal.CreateReadOnlySpan(ref reader.Take((nuint)body), (int)body).ToArray();
    }

    /// <summary>Copies an object of the payload: the program may let go of it, and the data that refers to it stays whole.</summary>
    private void Capture(ref MemFormatReader reader, KeptObject kept)
    {
        var type = scope.References.GoTo(ref reader, kept.Reference);
        if (!(_shapes ??= []).TryGetValue(type, out var shape))
        {
            var work = scope.Work(reader);
            _shapes.Add(type, shape = SegmentCopier.Copy(type, work));
            reader.Charge(work.Due());
        }

        kept.Segments = shape.Bytes;
        kept.Body = scope.Extensions.Copy.Make(ref reader, scope, type, shape, out kept.Links);
    }

    private sealed class KeptPlan(SchemaState body, PlanNode node, KeptPlan? next)
    {
        public readonly SchemaState Body = body;
        public readonly PlanNode Node = node;
        public readonly KeptPlan? Next = next;
    }
}
