namespace MemFormat.Codecs;

/// <summary>The facts about a form of collection that need no type. They are constants for the compiler.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatForm
{
    /// <summary>
    /// Whether the order of elements or entries depends on hash codes, which differ from process to process. Such
    /// collections are written in the order of their encoded keys, so that equal collections have equal bytes.
    /// </summary>
    static virtual bool IsHashOrdered => false;

    /// <summary>
    /// The memory of an empty collection in bytes, if one byte of payload does not justify it; otherwise 0. Such
    /// collections count against the memory that the payload's size allows.
    /// </summary>
    static virtual int EmptySize => 0;
}
