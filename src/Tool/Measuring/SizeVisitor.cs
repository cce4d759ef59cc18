using MemFormat.Codecs;
using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;
using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Measuring;

/// <summary>Says of a walk through a body what each byte is for: bytes between two steps of it belong to the place that is open.</summary>
/// <param name="root">Where the bytes are counted.</param>
/// <param name="schema">The body's schema.</param>
/// <param name="unions">Takes the values of unions.</param>
/// <param name="texts">Takes the strings.</param>
internal struct SizeVisitor(SizeNode root, WriterSchema schema, List<UnionPlace> unions, List<TextPlace> texts) : IWalkVisitor
{
    private readonly Stack<Place> _places = new([new Place { Node = root, Slot = schema.Root }]);
    private readonly List<Place> _met = [];
    private long _at;
    private string? _text;

    public static bool SeesValues => true;

    public static bool TakesValues => true;

    /// <summary>The walk has ended.</summary>
    /// <param name="offset">The body's size.</param>
    /// <param name="hasKept">Whether objects that extension data refers to are at its end.</param>
    public void Finish(long offset, bool hasKept)
    {
        root.Count++;
        (hasKept ? root.Child("(kept objects)", "") : root).Own += offset - _at;
    }

    public void BeginPart(WriterType type, long offset)
    {
        if (_places.Peek().IsInline)
            return;
        Count(offset);
        var place = _places.Pop();
        _places.Push(place with { Part = type });
        _at += type.FlagBytes;
        if (type.FlagBytes > 0)
            place.Node.Child("(flags)", "").Own += type.FlagBytes;
    }

    public void BeginMember(WriterType type, WriterMember member, long offset)
    {
        var place = _places.Peek();
        if (place.IsInline)
        {
            _places.Push(place);
            return;
        }

        Count(offset);

        // A member of no part of the object is extension data, which has a schema of its own.
        var isOwn = type == place.Part;
        var owner = isOwn ? place.Owner : "unknown.";
        _places.Push(new Place
        {
            Node = place.Node.Child(member.KeyText(type.IsNamed), SlotWords.Of(member.Slot)), Slot = member.Slot, Owner = owner,
            IsExtra = place.IsExtra || !isOwn
        });
    }

    public void BeginElement(int index, long offset)
    {
        var place = _places.Peek();
        if (place.Values is null)
        {
            _places.Push(place with { IsInline = true });
            return;
        }

        Count(offset);
        _places.Push(new Place { Node = place.Values, Slot = place.Collection!.ListElement, Owner = place.Owner, IsExtra = place.IsExtra });
        if (place.Keys is not null)
            _places.Push(new Place { Node = place.Keys, Slot = place.Collection.Key!, Owner = place.Owner, IsExtra = place.IsExtra });
    }

    public void BeginCollection(WriterSlot slot)
    {
        // Elements of fixed size are no places of their own, and digits of compact ones, structs or not, lie apart.
        var element = slot.ListElement;
        var isInline = slot.Key is null && (WireKinds.FixedSize(element.Kind) > 0 || element.Place == WirePlace.Compact);
        var place = _places.Pop();
        _places.Push(place with
        {
            Collection = slot,
            Keys = slot.Key is null ? null : place.Node.Child("[keys]", SlotWords.Of(slot.Key)),
            Values = isInline ? null : place.Node.Child(slot.Key is null ? "[]" : "[values]", SlotWords.Of(element)),
        });
    }

    public readonly void EndCollection()
    {
    }

    public readonly void BeginObject()
    {
        var place = _places.Peek();
        if (place.IsInline)
        {
            _places.Push(place);
            return;
        }

        var slot = place.Value;
        var name = SlotWords.OfType(slot.Type);
        _places.Push(place with { Node = place.Node.Objects(slot.Type < schema.Types.Length && !place.IsExtra ? name : place.Owner + name) });
    }

    public readonly void EndObject() => _places.Pop();

    public readonly void MeetReference(int number) => _met.Add(_places.Peek());

    public readonly void PassReference(scoped ref MemFormatReader reader, int number, long start)
    {
    }

    public readonly void PassKept(scoped ref MemFormatReader reader, KeptObject kept, long start)
    {
    }

    public readonly void EndExtension(long offset)
    {
    }

    /// <inheritdoc/>
    public readonly void PassPooled(scoped ref MemFormatReader reader, long start)
    {
    }

    public readonly void PassTables(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> entries, long start)
    {
    }

    public readonly void BeginBody(int number)
    {
        _places.Pop();
        _places.Push(_met[number - 1]);
    }

    public void BeginCase(scoped ref MemFormatReader reader, uint union, ulong tag, WriterCase found, long start)
    {
        Count(reader.Offset);
        var place = _places.Peek();

        // Entries of extension data define their own cases, so they go with them wherever they go.
        if (!place.IsExtra)
            unions.Add(new UnionPlace((int)start, (int)reader.Offset, union, tag, found));
        var slot = found.Schema.Root;
        _places.Push(place with
        {
            Node = place.Node.Child(FormattableString.Invariant($"case {tag}"), SlotWords.Of(slot)),
            Slot = slot,
            Owner = FormattableString.Invariant($"{(place.IsExtra ? place.Owner : "")}union{union}.{tag}."),
        });
    }

    public void EndCase(long offset) => End(offset, isNull: false);

    public void EndKey(long offset, bool isNull) => End(offset, isNull);

    public void End(long offset, bool isNull)
    {
        var place = _places.Peek();
        if (!place.IsInline)
        {
            if (_text is { } text)
                texts.Add(new TextPlace((int)_at, (int)offset, text, place.Slot.IsPooled, place.Node));
            _text = null;
            Count(offset);
            place.Node.Count += isNull ? 0 : 1;
        }

        _places.Pop();
    }

    public readonly long Taken() => 0;

    public readonly void Scalar(WireKind kind, ref byte value)
    {
    }

    public void Text(string text)
    {
        // Those of extension data have numbers of their own, and what is stored as text is not pooled.
        if (_places.Peek() is { IsExtra: false, Slot.Kind: WireKind.String })
            _text = text;
    }

    public readonly void Bytes(ReadOnlySpan<byte> bytes)
    {
        if (_places.Peek() is { Slot.IsSerialized: true, Node: var node } && WrappedBytes.Compression(bytes, out var size) is { } compression)
            node.AddCompressed(compression, size);
    }

    public readonly void Meaning(WireExtension extension)
    {
    }

    /// <summary>What lies before the offset belongs to the open place.</summary>
    private void Count(long offset)
    {
        _places.Peek().Node.Own += offset - _at;
        _at = offset;
    }

    /// <summary>A value around the current step.</summary>
    private readonly record struct Place
    {
        public required SizeNode Node { get; init; }

        public required WriterSlot Slot { get; init; }

        /// <summary>Before the names of types that the root's schema does not list.</summary>
        public string Owner { get; init; }

        /// <summary>Whether it is in extension data.</summary>
        public bool IsExtra { get; init; }

        /// <summary>Whether it counts as its collection.</summary>
        public bool IsInline { get; init; }

        /// <summary>Of an object, the part whose members follow.</summary>
        public WriterType? Part { get; init; }

        public WriterSlot? Collection { get; init; }

        public SizeNode? Keys { get; init; }

        public SizeNode? Values { get; init; }

        /// <summary>The slot without its meanings.</summary>
        public WriterSlot Value
        {
            get
            {
                var slot = Slot;
                while (slot.Kind == WireKind.Extended)
                    slot = slot.Element!;
                return slot;
            }
        }
    }
}
