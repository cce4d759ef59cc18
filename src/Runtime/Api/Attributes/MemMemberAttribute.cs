namespace MemFormat;

/// <summary>
/// Includes a member that would not be included by itself (one that is not public), numbers it, or chooses its encoding.
/// A type that numbers all its members is known by id: renaming a member then changes nothing on the wire.
/// </summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter)]
public sealed class MemMemberAttribute : Attribute
{
    /// <summary>Includes the member, known by its name.</summary>
    public MemMemberAttribute()
    {
    }

    /// <summary>Includes the member, known by its id.</summary>
    /// <param name="id">The id, from 1 up, unique in the type and its base classes. It must never be used for another member.</param>
    public MemMemberAttribute(int id) => Id = id;

    /// <summary>The member's id, or 0 when the member is known by its name.</summary>
    public int Id { get; }

    /// <summary>How the member's value is written: numbers, dates, decimals and collections of integers only.</summary>
    public MemEncoding Encoding { get; set; }
}
