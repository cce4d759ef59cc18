namespace MemFormat.Schemas;

/// <summary>
/// Writes the descriptor of one member alone: a type with only this member, then the types it needs, numbered anew in
/// the order of their names; and the parts of union cases beyond those.
/// </summary>
internal sealed class SegmentCopier
{
    private const int StepsPerType = 2, BytesPerStep = 12;

    private readonly WriterSchema _schema;
    private readonly SegmentWriter _bytes = new();
    private readonly List<WriterType> _types = [];
    private readonly Dictionary<int, int> _numbers = [];

    /// <summary>The highest number of the types before.</summary>
    private readonly int _listed;

    private readonly bool _keepsReferences;

    /// <summary>What the numbers of unions grow by.</summary>
    private uint _shift;
    private byte[]? _result;

    private SegmentCopier(WriterSchema schema, int listed, bool keepsReferences) =>
        (_schema, _listed, _keepsReferences) = (schema, listed, keepsReferences);

    /// <summary>Whether values hold unions, of whose cases nothing is said here.</summary>
    public bool HasUnions;

    /// <summary>Whether values may refer to objects that keep their identity. If they do not, these are like any others in the descriptor.</summary>
    public bool HasReferences;

    /// <summary>Whether values hold pooled strings.</summary>
    public bool HasPooled;

    /// <summary>Whether values hold extension data of their own.</summary>
    public bool HasExtension;

    /// <summary>The descriptor, always the same array.</summary>
    public byte[] Bytes => _result ??= _bytes.ToArray();

    /// <summary>The descriptor of a member, without root slot.</summary>
    public static SegmentCopier Copy(WriterSchema schema, WriterType owner, WriterMember member, SchemaLimits limits, bool keepsReferences)
    {
        var copier = new SegmentCopier(schema, listed: 0, keepsReferences);
        copier._bytes.Head(1, owner.IsNamed, contract: null, hasBase: false);
        copier.Members(owner.IsNamed, [member]);
        copier.Segments(limits);
        return copier;
    }

    /// <summary>The descriptor of an object that keeps its identity, without root slot.</summary>
    public static SegmentCopier Copy(WriterType type, SchemaLimits limits)
    {
        var copier = new SegmentCopier(type.Schema, listed: -1, keepsReferences: true);
        copier.Add(type.Number);
        copier.Segments(limits);
        return copier;
    }

    /// <summary>The part of a case that this descriptor lacks: its slot, and the types not listed in the descriptor.</summary>
    /// <param name="found">The case as the payload defines it.</param>
    /// <param name="listed">
    /// The number of types in the payload's descriptor. Higher numbers mean different types in each case.
    /// </param>
    /// <param name="limits">What the read may spend.</param>
    public SegmentCopier Case(WriterCase found, int listed, SchemaLimits limits)
    {
        limits.Spend(0, StepsPerType + _numbers.Count);
        var copier = new SegmentCopier(found.Schema, _listed + _types.Count, _keepsReferences);
        foreach (var (number, copy) in _numbers)
        {
            if (number < listed)
                copier._numbers.Add(number, copy);
        }

        copier.Slot(found.Schema.Root);
        copier.Segments(limits);
        return copier;
    }

    /// <summary>The definition of a case for a payload with another descriptor, by no type of that one.</summary>
    /// <param name="found">The case as its payload defines it.</param>
    /// <param name="listed">The number of types in the other descriptor.</param>
    /// <param name="shift">What the numbers of unions grow by, so that no other union of the other payload has them.</param>
    public static byte[] Move(WriterCase found, int listed, uint shift)
    {
        var copier = new SegmentCopier(found.Schema, listed - 1, keepsReferences: true) { _shift = shift };
        copier.Slot(found.Schema.Root);
        copier.Segments(SchemaLimits.Own);
        return copier.Bytes;
    }

    private void Segments(SchemaLimits limits)
    {
        // Each type pays before the next one is copied.
        for (var i = 0; i < _types.Count; i++)
        {
            var start = _bytes.Count;
            Segment(_types[i]);
            limits.Spend(0, StepsPerType + ((_bytes.Count - start) / BytesPerStep));
        }
    }

    private void Segment(WriterType type)
    {
        if (type.Enum is { } listed)
        {
            _bytes.Bytes(EnumSegment.Write(Array.ConvertAll(listed.Constants, static c => (c.Key, c.Number)), listed.IsFlags));
            return;
        }

        _bytes.Head(type.Members.Length, type.IsNamed, type.Contract, hasBase: type.Base >= 0);
        if (type.Base >= 0)
            Type(type.Base);
        Members(type.IsNamed, type.Members);
    }

    private void Members(bool isNamed, WriterMember[] members)
    {
        uint previous = 0;
        foreach (var member in members)
        {
            _bytes.Key(member.Key, previous, isNamed);
            previous = member.Key;
            Slot(member.Slot);
        }
    }

    private void Slot(WriterSlot slot)
    {
        if (slot.Kind == WireKind.Reference)
        {
            HasReferences = true;
            _bytes.Token(_keepsReferences ? WireKind.Reference : WireKind.Object, _keepsReferences ? slot.Place : WirePlace.Present);
            Type(slot.Type);
            return;
        }

        if (slot.Enum >= 0)
        {
            _bytes.Token(WireKind.Extended, slot.Place);
            _bytes.Number((uint)WireExtension.Enum);
            _bytes.Token(slot.Kind, WirePlace.Rest);
            Type(slot.Enum);
            return;
        }

        if (slot.IsPooled)
        {
            HasPooled = true;
            _bytes.PooledText(slot.Place);
            return;
        }

        if (slot.Kind == WireKind.Opaque)
            _bytes.Opaque(slot.Place, slot.Id, slot.Version);
        else
            _bytes.Token(slot.Kind, slot.Place);
        HasUnions |= slot.Kind == WireKind.Union;
        HasExtension |= slot.IsExtensionData;
        if (slot.Kind == WireKind.Object)
            Type(slot.Type);
        else if (slot.Kind is WireKind.Union or WireKind.Extended)
            _bytes.Number(slot.Id + (slot.Kind == WireKind.Union ? _shift : 0));
        if (slot.Key is not null)
            Slot(slot.Key);
        if (slot.Element is not null)
            Slot(slot.Element);
    }

    private void Type(int number)
    {
        if (!_numbers.TryGetValue(number, out var copy))
            copy = Add(number);
        _bytes.Number((uint)copy);
    }

    private int Add(int number)
    {
        _types.Add(_schema.Types[number]);
        var copy = _listed + _types.Count;
        _numbers.Add(number, copy);
        return copy;
    }
}
