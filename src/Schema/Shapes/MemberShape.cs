namespace MemFormat.Schema.Shapes;

/// <summary>The declaration of a stored member.</summary>
/// <param name="Name">Its name without <c>@</c>.</param>
/// <param name="Type">The type of its values.</param>
/// <param name="CanBeNull">Whether null is one of its values: annotated, oblivious or <c>Nullable&lt;T&gt;</c>.</param>
/// <param name="IsRequired">Whether it has the <c>required</c> modifier.</param>
/// <param name="Access">The way to set a value.</param>
/// <param name="Id">Its id, or 0 if it is known by name.</param>
/// <param name="IsCompact">Whether its encoding is compact.</param>
/// <param name="Warnings">The ids of the warnings about its use, for example because it is obsolete.</param>
/// <param name="FormerNames">Earlier names, oldest first.</param>
/// <param name="ReadAccessor">The field or getter to read through if a base class does not let the type use the member.</param>
/// <param name="WriteAccessor">
/// The field or setter to write through, for the accessor kinds of <paramref name="Access"/>, and to set members later
/// that only an initializer or a constructor may set.
/// </param>
/// <param name="DeclaringType">
/// For accessors: the name of the type that declares the member, or its setter if that is another one. Null if generic
/// types do not allow an accessor.
/// </param>
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
    public EquatableArray<FormerShape> Formers { get; init; }

    /// <summary>The name whose hash is the key of a member that is known by name: the oldest one.</summary>
    public string WireName => FormerNames.Count > 0 ? FormerNames[0] : Name;
}
