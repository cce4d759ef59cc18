using MemFormat.Tools.Assemblies;

namespace MemFormat.Tools.Measuring;

/// <summary>A slot of a descriptor.</summary>
/// <param name="Kind">The kind of its values.</param>
/// <param name="Place">Where they lie.</param>
/// <param name="Id">The number of a type or a union, an extension, or the hash of a codec's id.</param>
/// <param name="Key">The keys of a map.</param>
/// <param name="Element">Elements, values of a map, the base of an extended kind.</param>
/// <param name="Version">The version of a codec.</param>
internal sealed record ShapeSlot(WireKind Kind, WirePlace Place, uint Id = 0, ShapeSlot? Key = null, ShapeSlot? Element = null, uint Version = 0)
{
    private static readonly ShapeSlot s_byte = new(WireKind.UInt8, WirePlace.Rest);

    /// <summary>The elements of any collection.</summary>
    public ShapeSlot Item => Element ?? s_byte;

    public override string ToString() => Kind switch
    {
        WireKind.List => $"List<{Element}>",
        WireKind.Map => $"Map<{Key},{Element}>",
        WireKind.Object or WireKind.Reference => FormattableString.Invariant($"type{Id}"),
        WireKind.Union => FormattableString.Invariant($"union{Id}"),
        WireKind.Extended when Enum.IsDefined((WireExtension)Id) => ((WireExtension)Id).ToString(),
        _ => Kind.ToString(),
    };
}

/// <summary>A member of a type: its key as text, and its slot.</summary>
internal sealed record ShapeMember(string Name, ShapeSlot Slot);

/// <summary>A type of a descriptor.</summary>
/// <param name="Name">Its number in words.</param>
/// <param name="Base">The number of its base part, or -1.</param>
/// <param name="Members">Its members in the body's order.</param>
internal sealed record ShapeType(string Name, int Base, IReadOnlyList<ShapeMember> Members)
{
    /// <summary>The bytes of the flags; an object without members is a byte.</summary>
    public int FlagBytes { get; } = Members.Count == 0 ? 1 : (Members.Sum(m => WirePlaces.FlagBits(m.Slot.Place)) + 7) / 8;
}

/// <summary>A descriptor, or the definition of a union's case.</summary>
internal sealed class BodyShape
{
    private BodyShape(ShapeSlot root, IReadOnlyList<ShapeType> types) => (Root, Types) = (root, types);

    public ShapeSlot Root { get; }

    public IReadOnlyList<ShapeType> Types { get; }

    /// <param name="bytes">The descriptor, checked by the library, or a definition.</param>
    /// <param name="listed">Of a definition, the types of its descriptor.</param>
    /// <exception cref="ToolException">It is malformed.</exception>
    /// <param name="owner">Of a definition, its case in words.</param>
    public static BodyShape Parse(byte[] bytes, IReadOnlyList<ShapeType>? listed = null, string owner = "")
    {
        try
        {
            var reader = new SegmentReader(bytes);
            var root = Slot(ref reader, 0);
            var types = new List<ShapeType>(listed ?? []);
            while (!reader.IsAtEnd)
                types.Add(Type(ref reader, FormattableString.Invariant($"{owner}type{types.Count}")));
            return new BodyShape(root, types);
        }
        catch (Exception exception) when (exception is InvalidDataException or EndOfStreamException)
        {
            throw new ToolException($"a schema in the file is damaged. {exception.Message}", exception);
        }
    }

    private static ShapeType Type(ref SegmentReader reader, string name)
    {
        var head = reader.Head();
        if (head.HasContract)
            reader.Skip(sizeof(uint));
        var part = head.HasBase ? (int)reader.Number() : -1;
        var members = new List<ShapeMember>();
        for (uint i = 0, key = 0; i < head.Members; i++)
        {
            key = reader.Key(key, head.IsNamed);
            members.Add(new ShapeMember(head.IsNamed ? $"?{key:x8}" : FormattableString.Invariant($"#{key}"), Slot(ref reader, 0)));
        }

        return new ShapeType(name, part, members);
    }

    private static ShapeSlot Slot(ref SegmentReader reader, int depth)
    {
        if (depth > MemFormatLimits.Default.MaxSchemaNesting)
            throw SegmentErrors.Invalid("The schema nests too deep.");
        var token = reader.Byte();
        var (kind, place, id, version) = (SlotToken.Kind(token), SlotToken.Place(token), 0u, 0u);
        switch (kind)
        {
            case WireKind.Object or WireKind.Reference or WireKind.Union or WireKind.Extended:
                id = reader.Number();
                break;
            case WireKind.Opaque:
                (id, version) = (reader.Fixed32(), reader.Number());
                break;
        }

        var key = kind == WireKind.Map ? Slot(ref reader, depth + 1) : null;
        var element = SlotToken.Arguments(kind) > 0 ? Slot(ref reader, depth + 1) : null;
        return new ShapeSlot(kind, place, id, key, element, version);
    }
}
