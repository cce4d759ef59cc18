namespace MemFormat;

/// <summary>
/// How values are written. Flags: <c>MemEncoding.Compact | MemEncoding.Pooled</c> is both. A reader understands each encoding of a member,
/// whichever it has itself.
/// </summary>
[Flags]
public enum MemEncoding
{
    /// <summary>The setting of the type, else of the assembly, else <see cref="Fixed"/>.</summary>
    Default = 0,

    /// <summary>Every number takes the size of its type, and every string is written in full. This is the fastest.</summary>
    Fixed = 1,

    /// <summary>
    /// Every number, date and decimal takes as few bytes as it needs, plus two bits for their number. This is the smallest for numbers.
    /// In lists and arrays it reaches integers, and plain structs of this assembly whose fields are integers of one type.
    /// </summary>
    Compact = 2,

    /// <summary>
    /// A string that was written before in the payload takes a number of one to three bytes: for strings, and for the strings in
    /// collections and tuples. Text that repeats becomes smaller and reads faster; finding it costs time when you write.
    /// </summary>
    Pooled = 4,
}
