using System.Buffers.Binary;

namespace MemFormat.Tests;

/// <summary>A slot of a descriptor, as the format's description has it. Nothing here knows the library.</summary>
internal sealed record SpecSlot(int Kind, int Place, int Type, SpecSlot? First, SpecSlot? Second)
{
    public const int Rest = 0, Present = 1, Fixed = 2, Optional = 3, Compact = 4, CompactOptional = 5, Bit = 6, BitOptional = 7;

    public const int Reference = 28;

    public const int Bool = 0, Bytes = 23, List = 24, Map = 25, Object = 26, Union = 27, Extended = 30, String = 22, Decimal = 14, DateTime =
        17, DateTimeOffset = 18;

    public const int Opaque = 29, Constant = 31;

    /// <summary>Of a custom codec.</summary>
    public uint Id { get; init; }

    /// <summary>Of a custom codec.</summary>
    public uint Version { get; init; }

    /// <summary>In a variant: the kind that values have before they are written as <see cref="Kind"/>.</summary>
    public int From { get; init; } = Kind;

    /// <summary>The meaning of an extended kind.</summary>
    public ulong Extension { get; init; }

    public bool IsExtensionData => Extension == 2;

    /// <summary>A string, or the number of an earlier one.</summary>
    public bool IsPooled => Extension == 10;

    /// <summary>The kind whose body the values have.</summary>
    public int Body => Kind == Extended ? First!.Body : Kind;

    public bool SaysNull => Body is String or Bytes or List or Map;

    public bool HasPresence => Place is Present or Optional or CompactOptional or BitOptional;

    public bool HasWidth => Place is Compact or CompactOptional;
}

/// <summary>What a custom codec wrote.</summary>
internal sealed record SpecFrame(byte[] Bytes);

/// <summary>A union value: its case, what was said of the case, and what the case holds.</summary>
internal sealed record SpecCase(ulong Tag, SpecSchema Schema, object? Value);

/// <summary>A type of a descriptor.</summary>
internal sealed record SpecType(bool IsNumbered, int Base, List<(uint Key, SpecSlot Slot)> Members);

/// <summary>A descriptor, read by the book.</summary>
internal sealed class SpecSchema
{
    private readonly byte[] _bytes;
    private int _at;

    public SpecSchema(byte[] descriptor)
    {
        _bytes = descriptor;
        Root = Slot();
        while (_at < _bytes.Length)
            Types.Add(Segment());
    }

    /// <summary>What a payload says of a case: the types of the descriptor are there already.</summary>
    public SpecSchema(byte[] definition, IEnumerable<SpecType> listed)
    {
        _bytes = definition;
        Types.AddRange(listed);
        Root = Slot();
        while (_at < _bytes.Length)
            Types.Add(Segment());
    }

    public SpecSchema(SpecSlot root, IEnumerable<SpecType> types)
    {
        _bytes = [];
        Root = root;
        Types.AddRange(types);
    }

    public SpecSlot Root { get; }

    public List<SpecType> Types { get; } = [];

    /// <summary>
    /// The kinds of the numbers of a type that is nothing but numbers in a fixed block; of others there is one that is none.
    /// A drawn schema may hold types that contain themselves.
    /// </summary>
    public static IEnumerable<int> Numbers(IReadOnlyList<SpecType> types, int type, int depth = 0)
    {
        if (type >= types.Count || depth > types.Count || types[type] is { Base: >= 0 } or { Members.Count: 0 })
            return [-1];
        return types[type].Members.SelectMany(m => m.Slot switch
        {
            { Place: not SpecSlot.Fixed } => [-1],
            { Kind: SpecSlot.Object } => Numbers(types, m.Slot.Type, depth + 1),
            _ => [m.Slot.Kind],
        });
    }

    private SpecSlot Slot()
    {
        var token = _bytes[_at++];
        var (kind, place) = (token & 31, token >> 5);
        return kind switch
        {
            SpecSlot.Reference => new SpecSlot(kind, place, (int)Number(), null, null),
            SpecSlot.List => new SpecSlot(kind, place, -1, Slot(), null),
            SpecSlot.Map => new SpecSlot(kind, place, -1, Slot(), Slot()),
            SpecSlot.Extended => Extended(place, Number()),
            SpecSlot.Constant => new SpecSlot(kind, place, -1, null, null) { Extension = Number() },
            SpecSlot.Opaque => new SpecSlot(kind, place, -1, null, null) { Id = Fixed32(), Version = (uint)Number() },
            SpecSlot.Object or SpecSlot.Union => new SpecSlot(kind, place, (int)Number(), null, null),
            < SpecSlot.List => new SpecSlot(kind, place, -1, null, null),
            _ => throw new InvalidOperationException("unknown kind " + kind),
        };
    }

    /// <summary>An enum whose constants are known by name lies as its integer does.</summary>
    private SpecSlot Extended(int place, ulong extension)
    {
        var based = Slot();
        if (extension != 9)
            return new SpecSlot(SpecSlot.Extended, place, -1, based, null) { Extension = extension };
        Number();
        return based with { Place = place };
    }

    private SpecType Segment()
    {
        var head = Number();
        if ((head & 2) != 0)
            _at += 4;
        var part = (head & 4) != 0 ? (int)Number() : -1;
        var members = new List<(uint, SpecSlot)>();
        long id = 0;
        for (var left = head >> 3; left > 0; left--)
        {
            if ((head & 1) != 0)
            {
                var key = Fixed32();
                members.Add((key, Slot()));
                continue;
            }

            id++;
            if (_bytes[_at] == 0xFF)
            {
                _at++;
                var zigzag = Number();
                id += (long)(zigzag >> 1) ^ -(long)(zigzag & 1);
            }

            members.Add(((uint)id, Slot()));
        }

        // Constants are no members.
        members.RemoveAll(m => m.Item2.Kind == SpecSlot.Constant);
        return new SpecType((head & 1) == 0, part, members);
    }

    private uint Fixed32()
    {
        var value = BinaryPrimitives.ReadUInt32LittleEndian(_bytes.AsSpan(_at));
        _at += 4;
        return value;
    }

    private ulong Number()
    {
        ulong value = 0;
        for (var shift = 0; ; shift += 7)
        {
            var next = _bytes[_at++];
            value |= (ulong)(next & 127) << shift;
            if (next < 128)
                return value;
        }
    }
}
