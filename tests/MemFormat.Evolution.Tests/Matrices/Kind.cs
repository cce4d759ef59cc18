namespace MemFormat.Evolution.Tests;

/// <summary>What rule of conversion a kind of value is under.</summary>
internal enum Group
{
    Bool,
    Integer,
    Floating,
    Decimal,

    /// <summary>Points in time, days and times of day.</summary>
    Time,

    /// <summary>Converts to nothing but itself.</summary>
    Other,
}

/// <summary>A kind of scalar values, with values that lie at its borders and at those of other kinds.</summary>
internal sealed record Kind(Type Type, string CSharp, Group Group, bool IsCompact, object[] Values)
{
    public string Name => Type.Name;

    /// <summary>The rules' own words: numbers convert, except between floating kinds and decimals, and to bool; some to text.</summary>
    public bool Becomes(Kind other) => this == other || Texts.Exist(Type, other.Type) || (Group, other.Group) switch
    {
        (Group.Time, Group.Time) => Times.Exist(Type, other.Type),
        (Group.Bool or Group.Integer, Group.Integer or Group.Floating or Group.Decimal) => true,
        (Group.Floating, Group.Integer or Group.Floating) => true,
        (Group.Decimal, Group.Integer) => true,
        _ => false,
    };

    /// <summary>The value in another type, exactly; null if that has none for it.</summary>
    public static object? Convert(object value, Type type) =>
        value.GetType() == type ? value
        : Texts.Exist(value.GetType(), type) ? Texts.To(value, type)
        : Times.Exist(value.GetType(), type) ? Times.To(value, type) : Exact.Of(value).To(type);

    public override string ToString() => Name;
}
