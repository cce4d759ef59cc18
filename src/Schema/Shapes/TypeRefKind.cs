namespace MemFormat.Schema.Shapes;

/// <summary>The categories of referenced types.</summary>
internal enum TypeRefKind
{
    /// <summary>A kind of fixed size with a codec.</summary>
    Primitive,

    /// <summary>An enum; its wire kind is the one of its underlying integer.</summary>
    Enum,

    /// <summary><see cref="string"/>.</summary>
    String,

    /// <summary><c>byte[]</c>.</summary>
    Bytes,

    /// <summary><c>T?</c> of a value type; one argument.</summary>
    Nullable,

    /// <summary><c>T[]</c>; one argument.</summary>
    Array,

    /// <summary><c>List&lt;T&gt;</c>; one argument.</summary>
    List,

    /// <summary><c>HashSet&lt;T&gt;</c>; one argument.</summary>
    HashSet,

    /// <summary><c>Dictionary&lt;TKey, TValue&gt;</c>; two arguments.</summary>
    Dictionary,

    /// <summary>A type whose codec is named in the reference and describes itself; it has the arguments that codec's name speaks of.</summary>
    Coded,

    /// <summary>A type for which a codec is generated; a generic one has the arguments of its type and of those around it.</summary>
    Object,

    /// <summary>A type parameter of the type that refers to it, or of one around that.</summary>
    Parameter,
}
