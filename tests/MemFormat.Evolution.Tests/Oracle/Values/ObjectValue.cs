namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>
/// An object as plain data: what its members hold. Scalars are themselves, enums their numbers, null is null, and the others are
/// the types of this folder. A member that is not listed holds what it holds by default.
/// </summary>
internal sealed class ObjectValue(int type)
{
    /// <summary>The type's place in its model.</summary>
    public int Type { get; } = type;

    public Dictionary<string, object?> Members { get; } = [];

    /// <summary>What extension data keeps, if the type has some.</summary>
    public List<KeptMember> Kept { get; init; } = [];
}

/// <summary>A member of another version, kept as it was.</summary>
internal sealed record KeptMember(Model Model, TypeDef Owner, Member Member, object? Value);
