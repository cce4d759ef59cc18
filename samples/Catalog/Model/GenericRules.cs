namespace ApiCatalog.Model;

/// <summary>Variance and special constraints of a generic parameter.</summary>
[Flags]
public enum GenericRules : byte
{
    /// <summary>None.</summary>
    None = 0,

    /// <summary><c>out T</c>.</summary>
    Covariant = 1,

    /// <summary><c>in T</c>.</summary>
    Contravariant = 2,

    /// <summary><c>class</c>.</summary>
    ReferenceType = 4,

    /// <summary><c>struct</c>.</summary>
    ValueType = 8,

    /// <summary><c>new()</c>.</summary>
    DefaultConstructor = 16,

    /// <summary><c>allows ref struct</c>.</summary>
    AllowByRefLike = 32,
}
