namespace ApiCatalog.Versions;

/// <summary>How a member or type differs between two versions, as the reader sees it.</summary>
internal enum ChangeKind
{
    /// <summary>Has another name.</summary>
    Renamed,

    /// <summary>Is a larger number.</summary>
    Widened,

    /// <summary>Is a smaller number; a value that does not fit would be an error.</summary>
    Narrowed,

    /// <summary>Has another type of the same kind, such as an array instead of a list.</summary>
    Retyped,

    /// <summary>Was a class and is a struct, or the reverse.</summary>
    Reshaped,

    /// <summary>Members are declared in another order.</summary>
    Reordered,

    /// <summary>Only the reader has it.</summary>
    Added,

    /// <summary>Only the writer has it.</summary>
    Removed,

    /// <summary>None of these.</summary>
    Unchanged,
}
