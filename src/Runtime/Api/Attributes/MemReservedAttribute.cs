namespace MemFormat;

/// <summary>
/// An id or a name that no member may have (again), since data in which it means something else may still be somewhere. Holds for
/// derived classes, too. Repeat it for several.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
public sealed class MemReservedAttribute : Attribute
{
    /// <summary>Reserves an id; of a union, a tag as well.</summary>
    /// <param name="id">The id or tag, from 1 up.</param>
    public MemReservedAttribute(int id) => Id = id;

    /// <summary>Reserves a name: no member may be known by it, be it as a <see cref="MemFormerNameAttribute">former name</see>.</summary>
    /// <param name="name">The name, without <c>@</c>.</param>
    public MemReservedAttribute(string name) => Name = name;

    /// <summary>The id or tag, or null.</summary>
    public int? Id { get; }

    /// <summary>The name, or null.</summary>
    public string? Name { get; }
}
