namespace MemFormat.Schema.Shapes;

/// <summary>A stored member as it was declared.</summary>
/// <param name="Name">Its name without <c>@</c>.</param>
/// <param name="Type">The type of its values.</param>
/// <param name="CanBeNull">Whether null is one of its values: annotated, oblivious or <c>Nullable&lt;T&gt;</c>.</param>
/// <param name="IsRequired">Whether it has the <c>required</c> modifier.</param>
/// <param name="Access">How a value gets in.</param>
/// <param name="Id">Its id, or 0 when it is known by name.</param>
/// <param name="IsCompact">Whether its encoding is compact.</param>
/// <param name="Warnings">The ids of the warnings that using it gives, since it is obsolete, say.</param>
/// <param name="FormerNames">Earlier names, oldest first.</param>
/// <param name="ReadAccessor">The field or getter method to read through when a base class keeps the member to itself.</param>
/// <param name="WriteAccessor">The field or setter method to write through, for the accessor kinds of
/// <paramref name="Access"/>; of what only an initializer or a constructor may set, for when it is set later; of a
/// getter-only collection, the field that may be null, or null if nothing reaches that.</param>
/// <param name="DeclaringType">For accessors: the name of the type that declares it, or, when that is another one,
/// its setter. Null where generic types leave no way for any.</param>
internal sealed record MemberShape(
    string Name,
    TypeRef Type,
    bool CanBeNull,
    bool IsRequired,
    MemberAccess Access,
    int Id,
    bool IsCompact,
    EquatableArray<string> Warnings,
    EquatableArray<string> FormerNames,
    string? ReadAccessor,
    string? WriteAccessor,
    string? DeclaringType)
{
    /// <summary>Earlier types, in the order in which they are tried.</summary>
    public EquatableArray<FormerShape> FormerTypes { get; init; }

    /// <summary>Whether it is filled, and its type lets it be read-only.</summary>
    public bool MayBeFixed { get; init; }

    /// <summary>How many base classes number their members apart from it.</summary>
    public int Level { get; init; }

    /// <summary>Whether derived classes of other assemblies can name it and its type.</summary>
    public bool IsVisible { get; init; }

    /// <summary>Whether it is an auto-property without setter: C# lets nothing but constructors assign it.</summary>
    public bool IsGetterOnly => Access == MemberAccess.Construct && WriteAccessor?[0] == '<';

    /// <summary>The name whose hash is the key of a member that is known by name: the oldest one.</summary>
    public string WireName => FormerNames.Count > 0 ? FormerNames[0] : Name;
}
