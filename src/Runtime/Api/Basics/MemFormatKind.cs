namespace MemFormat;

/// <summary>What a value means, whatever C# type it is read into: an enum is its integer, and all sequences are lists.</summary>
public enum MemFormatKind
{
    /// <summary>A <see cref="bool"/>.</summary>
    Bool = 0,

    /// <summary>An <see cref="sbyte"/>.</summary>
    Int8 = 1,

    /// <summary>A <see cref="byte"/>.</summary>
    UInt8 = 2,

    /// <summary>A <see cref="short"/>.</summary>
    Int16 = 3,

    /// <summary>A <see cref="ushort"/>.</summary>
    UInt16 = 4,

    /// <summary>An <see cref="int"/>.</summary>
    Int32 = 5,

    /// <summary>A <see cref="uint"/>.</summary>
    UInt32 = 6,

    /// <summary>A <see cref="long"/>.</summary>
    Int64 = 7,

    /// <summary>A <see cref="ulong"/>.</summary>
    UInt64 = 8,

    /// <summary>An <see cref="System.Int128"/>.</summary>
    Int128 = 9,

    /// <summary>A <see cref="System.UInt128"/>.</summary>
    UInt128 = 10,

    /// <summary>A <see cref="System.Half"/>.</summary>
    Half = 11,

    /// <summary>A <see cref="float"/>.</summary>
    Single = 12,

    /// <summary>A <see cref="double"/>.</summary>
    Double = 13,

    /// <summary>A <see cref="decimal"/>.</summary>
    Decimal = 14,

    /// <summary>A <see cref="char"/>.</summary>
    Char = 15,

    /// <summary>A <see cref="System.Guid"/>.</summary>
    Guid = 16,

    /// <summary>A <see cref="System.DateTime"/>.</summary>
    DateTime = 17,

    /// <summary>A <see cref="System.DateTimeOffset"/>.</summary>
    DateTimeOffset = 18,

    /// <summary>A <see cref="System.TimeSpan"/>.</summary>
    TimeSpan = 19,

    /// <summary>A <see cref="System.DateOnly"/>.</summary>
    DateOnly = 20,

    /// <summary>A <see cref="System.TimeOnly"/>.</summary>
    TimeOnly = 21,

    /// <summary>A <see cref="string"/>.</summary>
    String = 22,

    /// <summary>An array of bytes, or memory of bytes.</summary>
    Bytes = 23,

    /// <summary>A sequence or set of <see cref="MemFormatSchemaValue.Element"/>.</summary>
    List = 24,

    /// <summary>A dictionary from <see cref="MemFormatSchemaValue.Key"/> to <see cref="MemFormatSchemaValue.Element"/>.</summary>
    Map = 25,

    /// <summary>A class or struct, <see cref="MemFormatSchemaValue.Type"/>.</summary>
    Object = 26,

    /// <summary>A value of one of several types, <see cref="MemFormatSchemaValue.Union"/>.</summary>
    Union = 27,

    /// <summary>An object that keeps its identity, <see cref="MemFormatSchemaValue.Type"/>.</summary>
    Reference = 28,

    /// <summary>What a custom codec wrote.</summary>
    Opaque = 29,

    /// <summary>A payload of its own.</summary>
    Serialized = 33,

    /// <summary>Members that whoever wrote did not know.</summary>
    ExtensionData = 34,

    /// <summary>A <see cref="System.Text.Rune"/>.</summary>
    Rune = 35,

    /// <summary>A <see cref="System.Numerics.BigInteger"/>.</summary>
    BigInteger = 36,

    /// <summary>A <see cref="System.Version"/>.</summary>
    Version = 37,

    /// <summary>A <see cref="System.Uri"/>.</summary>
    Uri = 38,

    /// <summary>A <see cref="System.Index"/>.</summary>
    Index = 39,

    /// <summary>A kind of a later version of the format.</summary>
    Unknown = 255,
}
