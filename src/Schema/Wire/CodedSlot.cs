namespace MemFormat.Wire;

/// <summary>
/// The slot of a coded type's codec, without the parts from its type arguments. The runtime's codecs are the other side
/// of this table; a test composes the descriptor of every type of the corpus by both.
/// </summary>
internal enum CodedSlot
{
    /// <summary>The type is not coded.</summary>
    None,

    /// <summary>A list of the first argument.</summary>
    List,

    /// <summary>As <see cref="List"/>, of a set.</summary>
    Set,

    /// <summary>A map from the first argument to the second.</summary>
    Map,

    /// <summary>A list of the first argument, bytes where that is <see cref="byte"/>.</summary>
    Memory,

    /// <summary>A list of tuples of both arguments.</summary>
    PriorityQueue,

    /// <summary>A tuple of the first argument and a list of the second.</summary>
    Grouping,

    /// <summary>A list of groupings.</summary>
    Lookup,

    /// <summary>An object whose members are the arguments.</summary>
    Tuple,

    /// <summary>A tuple of two indices.</summary>
    Range,

    /// <summary>An object: the elements as a list, then the length of each dimension.</summary>
    Grid,

    /// <summary>An object of numbers: a vector, a matrix, a point and the like.</summary>
    Row,

    /// <summary>A list of bools.</summary>
    Bits,

    /// <summary>A string.</summary>
    Text,

    /// <summary>A string that is written once per payload.</summary>
    PooledText,

    /// <summary>The first argument, which can be null, but says so itself.</summary>
    Nullable,

    /// <summary>The first argument, null where the type itself can be.</summary>
    Surrogate,

    /// <summary>The values of a user's codec.</summary>
    Custom,

    /// <summary>A payload within the payload: the first argument, compressed.</summary>
    Compressed,

    /// <summary>This and the number of a <see cref="WireExtension"/>: that extended kind, and what it is based on.</summary>
    Extended = 32,
}
