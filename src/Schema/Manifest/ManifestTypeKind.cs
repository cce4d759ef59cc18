namespace MemFormat.Schema.Manifest;

/// <summary>The kinds of types in the manifest. The numbers are written; they never change.</summary>
internal enum ManifestTypeKind
{
    /// <summary>A value with a wire kind: a number, a bool, a date and the like.</summary>
    Scalar = 0,

    /// <summary>An enum; its wire kind is that of its integer, its values are in <see cref="AssemblyManifest.Enums"/>.</summary>
    Enum = 1,

    /// <summary>A string, or a type stored as one.</summary>
    String = 2,

    /// <summary><c>byte[]</c>.</summary>
    Bytes = 3,

    /// <summary>A value type that can be null; one argument.</summary>
    Nullable = 4,

    /// <summary>An ordered collection; the argument is its element.</summary>
    List = 5,

    /// <summary>A collection without duplicates; the argument is its element.</summary>
    Set = 6,

    /// <summary>Keys and values; two arguments.</summary>
    Map = 7,

    /// <summary>A list of the argument, or bytes where that is <see cref="byte"/>.</summary>
    Memory = 8,

    /// <summary>A type with a manifest, with its type arguments.</summary>
    Object = 9,

    /// <summary>As <see cref="Object"/>, where values are of one of several cases.</summary>
    Union = 10,

    /// <summary>A tuple, or a type stored as one; the arguments are its elements.</summary>
    Tuple = 11,

    /// <summary>Numbers of a fixed count: a vector, a matrix, a point and the like.</summary>
    Row = 12,

    /// <summary>An array of several dimensions; the argument is its element.</summary>
    Grid = 13,

    /// <summary>A kind known by its extension; the argument is its base.</summary>
    Extended = 14,

    /// <summary>The values of a user's codec.</summary>
    Opaque = 15,

    /// <summary>A type that is stored as its surrogate, the argument.</summary>
    Surrogate = 16,

    /// <summary>A payload within the payload; the argument is its root.</summary>
    Serialized = 17,

    /// <summary>Members that only later versions know.</summary>
    ExtensionData = 18,

    /// <summary>A type parameter of the type that speaks of it.</summary>
    Parameter = 19,
}
