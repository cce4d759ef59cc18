using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>What is known of a form of collection without its type. Constants to the compiler.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatForm
{
    /// <summary>
    /// Whether the order of elements or entries depends on hash codes, which differ from process to process. Those are written
    /// in the order of their encoded keys, so that equal collections have equal bytes.
    /// </summary>
    static virtual bool IsHashOrdered => false;

    /// <summary>
    /// The bytes that an empty one takes, where those are more than the one byte of the payload justifies; else 0. Collections
    /// of such a form count against the memory that the payload's size allows.
    /// </summary>
    static virtual int EmptySize => 0;
}
