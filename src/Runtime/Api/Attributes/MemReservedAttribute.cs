namespace MemFormat;

/// <summary>
/// Reserves an id or a name of a removed member, because old data may still use it. A later member with this id or name
/// is a compile error, also in derived classes. Repeat it for several.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
public sealed class MemReservedAttribute : Attribute
{
    /// <summary>Reserves an id. On a union, it reserves a tag, too.</summary>
    /// <param name="id">The id or tag, 1 or more.</param>
    public MemReservedAttribute(int id) => Id = id;

    /// <summary>
    /// Reserves a name. No member may have it as its name or as a <see cref="MemFormerNameAttribute">former name</see>.
    /// </summary>
    /// <param name="name">The name, without <c>@</c>.</param>
    public MemReservedAttribute(string name) => Name = name;

    /// <summary>The id or tag, or <see langword="null"/>.</summary>
    public int? Id { get; }

    /// <summary>The name, or <see langword="null"/>.</summary>
    public string? Name { get; }
}
