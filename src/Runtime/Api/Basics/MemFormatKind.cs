namespace MemFormat;

/// <summary>
/// The meaning of a value on the wire, independent of its C# type: an enum is its integer, and every sequence is a
/// list.
/// </summary>
public enum MemFormatKind
{
    /// <summary>A <see cref="bool"/>.</summary>
    Bool = (int)WireKind.Bool,

    /// <summary>An <see cref="sbyte"/>.</summary>
    Int8 = (int)WireKind.Int8,

    /// <summary>A <see cref="byte"/>.</summary>
    UInt8 = (int)WireKind.UInt8,

    /// <summary>A <see cref="short"/>.</summary>
    Int16 = (int)WireKind.Int16,

    /// <summary>A <see cref="ushort"/>.</summary>
    UInt16 = (int)WireKind.UInt16,

    /// <summary>An <see cref="int"/>.</summary>
    Int32 = (int)WireKind.Int32,

    /// <summary>A <see cref="uint"/>.</summary>
    UInt32 = (int)WireKind.UInt32,

    /// <summary>A <see cref="long"/>.</summary>
    Int64 = (int)WireKind.Int64,

    /// <summary>A <see cref="ulong"/>.</summary>
    UInt64 = (int)WireKind.UInt64,

    /// <summary>An <see cref="System.Int128"/>.</summary>
    Int128 = (int)WireKind.Int128,

    /// <summary>A <see cref="System.UInt128"/>.</summary>
    UInt128 = (int)WireKind.UInt128,

    /// <summary>A <see cref="System.Half"/>.</summary>
    Half = (int)WireKind.Half,

    /// <summary>A <see cref="float"/>.</summary>
    Single = (int)WireKind.Single,

    /// <summary>A <see cref="double"/>.</summary>
    Double = (int)WireKind.Double,

    /// <summary>A <see cref="decimal"/>.</summary>
    Decimal = (int)WireKind.Decimal,

    /// <summary>A <see cref="char"/>.</summary>
    Char = (int)WireKind.Char,

    /// <summary>A <see cref="System.Guid"/>.</summary>
    Guid = (int)WireKind.Guid,

    /// <summary>A <see cref="System.DateTime"/>.</summary>
    DateTime = (int)WireKind.DateTime,

    /// <summary>A <see cref="System.DateTimeOffset"/>.</summary>
    DateTimeOffset = (int)WireKind.DateTimeOffset,

    /// <summary>A <see cref="System.TimeSpan"/>.</summary>
    TimeSpan = (int)WireKind.TimeSpan,

    /// <summary>A <see cref="System.DateOnly"/>.</summary>
    DateOnly = (int)WireKind.DateOnly,

    /// <summary>A <see cref="System.TimeOnly"/>.</summary>
    TimeOnly = (int)WireKind.TimeOnly,

    /// <summary>A <see cref="string"/>.</summary>
    String = (int)WireKind.String,

    /// <summary>An array of bytes, or memory of bytes.</summary>
    Bytes = (int)WireKind.Bytes,

    /// <summary>A sequence or set of <see cref="MemFormatSchemaValue.Element"/>.</summary>
    List = (int)WireKind.List,

    /// <summary>A dictionary from <see cref="MemFormatSchemaValue.Key"/> to <see cref="MemFormatSchemaValue.Element"/>.</summary>
    Map = (int)WireKind.Map,

    /// <summary>A class or struct, <see cref="MemFormatSchemaValue.Type"/>.</summary>
    Object = (int)WireKind.Object,

    /// <summary>A value of one of several types, <see cref="MemFormatSchemaValue.Union"/>.</summary>
    Union = (int)WireKind.Union,

    /// <summary>An object that keeps its identity, <see cref="MemFormatSchemaValue.Type"/>.</summary>
    Reference = (int)WireKind.Reference,

    /// <summary>The output of a custom codec.</summary>
    Opaque = (int)WireKind.Opaque,

    /// <summary>A payload within the payload.</summary>
    Serialized = 32 + (int)WireExtension.Serialized,

    /// <summary>Members unknown to the writer's type.</summary>
    ExtensionData = 32 + (int)WireExtension.ExtensionData,

    /// <summary>A <see cref="System.Text.Rune"/>.</summary>
    Rune = 32 + (int)WireExtension.Rune,

    /// <summary>A <see cref="System.Numerics.BigInteger"/>.</summary>
    BigInteger = 32 + (int)WireExtension.BigInteger,

    /// <summary>A <see cref="System.Version"/>.</summary>
    Version = 32 + (int)WireExtension.Version,

    /// <summary>A <see cref="System.Uri"/>.</summary>
    Uri = 32 + (int)WireExtension.Uri,

    /// <summary>A <see cref="System.Index"/>.</summary>
    Index = 32 + (int)WireExtension.Index,

    /// <summary>A <see cref="System.Net.IPAddress"/>.</summary>
    IPAddress = 32 + (int)WireExtension.IPAddress,

    /// <summary>A kind of a later version of the format.</summary>
    Unknown = 255,
}
