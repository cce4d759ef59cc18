namespace MemFormat.Evolution.Tests;

/// <summary>What rule of conversion a kind of value is under.</summary>
internal enum Group
{
    Bool,
    Integer,
    Floating,
    Decimal,

    /// <summary>Converts to nothing but itself.</summary>
    Other,
}

/// <summary>A kind of scalar values, with values that lie at its borders and at those of other kinds.</summary>
internal sealed record Kind(Type Type, string CSharp, Group Group, bool IsCompact, object[] Values)
{
    public string Name => Type.Name;

    /// <summary>The rules' own words: numbers convert, except between floating kinds and decimals, and to bool.</summary>
    public bool Becomes(Kind other) => this == other || (Group, other.Group) switch
    {
        (Group.Bool or Group.Integer, Group.Integer or Group.Floating or Group.Decimal) => true,
        (Group.Floating, Group.Integer or Group.Floating) => true,
        (Group.Decimal, Group.Integer) => true,
        _ => false,
    };

    public override string ToString() => Name;
}
