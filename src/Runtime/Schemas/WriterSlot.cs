namespace MemFormat.Schemas;

/// <summary>Kind and place of one value of a writer's schema.</summary>
internal sealed class WriterSlot(WireKind kind, WirePlace place, int type = -1, WriterSlot? key = null, WriterSlot? element = null, uint id = 0)
{
    /// <summary>A <c>byte[]</c> has the body of a list of these.</summary>
    public static readonly WriterSlot ByteElement = new(WireKind.UInt8, WirePlace.Rest);

    private static readonly WriterSlot?[] s_scalars = new WriterSlot?[byte.MaxValue + 1];

    /// <summary>The slot with a token that says everything. All schemas share it.</summary>
    public static WriterSlot Scalar(byte token) => s_scalars[token] ??= new WriterSlot(SlotToken.Kind(token), SlotToken.Place(token));

    public readonly WireKind Kind = kind;

    public readonly WirePlace Place = place;

    /// <summary>The number of an object's type, else -1.</summary>
    public readonly int Type = type;

    /// <summary>The keys of a map.</summary>
    public readonly WriterSlot? Key = key;

    /// <summary>The number of a union, the id of a custom codec, the <see cref="WireExtension"/> of an extended kind, else 0.</summary>
    public readonly uint Id = id;

    /// <summary>The version of a custom codec.</summary>
    public uint Version;

    /// <summary>Of an enum whose constants are known by name: the number of the type that lists them, else -1.</summary>
    public int Enum = -1;

    /// <summary>Whether it is a string that may be the number of an earlier one of the payload.</summary>
    public bool IsPooled;

    /// <summary>In the reader's schema, for a payload within the payload: the schema to read it into.</summary>
    public Func<RootSchema>? Content;

    /// <summary>The elements of a list, the values of a map, or the base of an extended kind.</summary>
    public readonly WriterSlot? Element = element;

    /// <summary>Whether the value is missing from the body where its presence bit (or the bitmap's) is 0.</summary>
    public bool HasPresence => WirePlaces.HasPresence(Place);

    /// <summary>Whether a value says itself that it is null.</summary>
    public bool SaysNull => WireKinds.SaysNull(Kind) || (Kind == WireKind.Extended && Element!.SaysNull);

    /// <summary>The kind whose body the values have.</summary>
    public WireKind BodyKind => Kind == WireKind.Extended ? Element!.BodyKind : Kind;

    /// <summary>Whether this is the member for data unknown to the writer itself.</summary>
    public bool IsExtensionData => Kind == WireKind.Extended && Id == (uint)WireExtension.ExtensionData;

    /// <summary>Whether the value is a payload within the payload.</summary>
    public bool IsSerialized => Kind == WireKind.Extended && Id == (uint)WireExtension.Serialized && Element!.Kind == WireKind.Bytes;

    /// <summary>Objects that keep their identity, and others.</summary>
    public bool IsObject => Kind is WireKind.Object or WireKind.Reference;

    /// <summary>Whether a meaning that a later version of the format has is in it.</summary>
    public bool IsUnknown =>
        (Kind == WireKind.Extended && !System.Enum.IsDefined((WireExtension)Id)) || Key is { IsUnknown: true } || Element is { IsUnknown: true };

    /// <summary>Whether the body is that of a list.</summary>
    public bool IsList => Kind is WireKind.List or WireKind.Bytes;

    /// <summary>The slot of a list's elements, also for bytes.</summary>
    public WriterSlot ListElement => Element ?? ByteElement;
}
