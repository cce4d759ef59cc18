namespace MemFormat.Schema.Evolution;

/// <summary>The effect of a changed kind on values, from none to the worst.</summary>
internal enum KindChange
{
    None,

    /// <summary>A null becomes the initial value.</summary>
    NullIsLost,

    /// <summary>Of equal elements one is left.</summary>
    DuplicatesAreLost,

    /// <summary>A null is an error.</summary>
    NullIsRefused,

    /// <summary>Elements without room are an error.</summary>
    ElementsAreRefused,

    /// <summary>A number is an error if it does not fit.</summary>
    Overflow,

    /// <summary>A list is an error, unless it has one element.</summary>
    NotSingle,

    /// <summary>Text is an error, unless it is that of a value.</summary>
    NotText,

    /// <summary>A value of a union is an error, unless its case is of the kind.</summary>
    NotCase,

    /// <summary>Every value is an error.</summary>
    Unreadable,

    /// <summary>The same, because two cases of a union could take it.</summary>
    Ambiguous,
}
