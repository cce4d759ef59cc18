namespace MemFormat;

/// <summary>
/// Includes a non-public member, gives a member an id, or chooses its encoding. A type is known by ids if you number
/// all its members: renaming one then changes nothing on the wire.
/// </summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter)]
public sealed class MemMemberAttribute : Attribute
{
    /// <summary>Includes the member, known by its name.</summary>
    public MemMemberAttribute()
    {
    }

    /// <summary>Includes the member, known by its id.</summary>
    /// <param name="id">
    /// The id, 1 or more, unique in the type and its base classes. Never use it again for another member.
    /// </param>
    public MemMemberAttribute(int id) => Id = id;

    /// <summary>The member's id, or 0 if the member is known by its name.</summary>
    public int Id { get; }

    /// <summary>
    /// The encoding of the member's value: for numbers, dates, decimals and collections of integers
    /// <see cref="MemEncoding.Compact"/>, for strings and collections of strings <see cref="MemEncoding.Pooled"/>. It replaces that of
    /// the type.
    /// </summary>
    public MemEncoding Encoding { get; set; }

    /// <summary>
    /// The compression of the member's value: a type such as <see cref="MemBrotli"/> that implements
    /// <see cref="IMemCompression"/>. Only for strings, byte arrays and collections. It pays for large ones.
    /// </summary>
    public Type? Compression { get; set; }
}
