namespace MemFormat.Wire;

/// <summary>
/// The kinds of values on the wire. The number is the low five bits of a slot's token and permanent. An enum has the
/// kind of its underlying integer; an array, list, queue or set is a <see cref="List"/>.
/// </summary>
internal enum WireKind : byte
{
    Bool = 0,
    Int8 = 1,
    UInt8 = 2,
    Int16 = 3,
    UInt16 = 4,
    Int32 = 5,
    UInt32 = 6,
    Int64 = 7,
    UInt64 = 8,
    Int128 = 9,
    UInt128 = 10,
    Half = 11,
    Single = 12,
    Double = 13,
    Decimal = 14,
    Char = 15,
    Guid = 16,
    DateTime = 17,
    DateTimeOffset = 18,
    TimeSpan = 19,
    DateOnly = 20,
    TimeOnly = 21,
    String = 22,

    /// <summary>A <c>byte[]</c>: the body of a list of <see cref="UInt8"/>, but never the list a single value is wrapped into.</summary>
    Bytes = 23,

    /// <summary>Followed by the slot of the elements.</summary>
    List = 24,

    /// <summary>Followed by the slots of keys and values.</summary>
    Map = 25,

    /// <summary>Followed by the number of the type.</summary>
    Object = 26,

    /// <summary>Followed by the number of the union.</summary>
    Union = 27,

    /// <summary>An object that keeps its identity; followed by the number of its type.</summary>
    Reference = 28,

    /// <summary>
    /// The output of a custom codec, framed by its length; followed by four bytes of the codec's id and its version.
    /// </summary>
    Opaque = 29,

    /// <summary>A meaning beyond these kinds: followed by the <see cref="WireExtension"/> and the slot whose body the values have.</summary>
    Extended = 30,

    /// <summary>
    /// Only in the segment templates that generated code holds: followed by the number of the dependency whose slot
    /// takes its place.
    /// </summary>
    Placeholder = 31,

    /// <summary>
    /// Only in descriptors: a constant of an enum, in the place of a member; followed by its number. The place is
    /// <see cref="WirePlace.Bit"/> in an enum whose values are combined, else <see cref="WirePlace.Rest"/>.
    /// </summary>
    Constant = Placeholder,
}
