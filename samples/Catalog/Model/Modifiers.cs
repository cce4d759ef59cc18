namespace ApiCatalog.Model;

/// <summary>The modifiers of a type or member.</summary>
[Flags]
public enum Modifiers : ushort
{
    /// <summary>None.</summary>
    None = 0,

    /// <summary>Static; of a type: a static class.</summary>
    Static = 1,

    /// <summary>Abstract.</summary>
    Abstract = 2,

    /// <summary>Sealed; not set for static classes.</summary>
    Sealed = 4,

    /// <summary>Virtual, and new in its type.</summary>
    Virtual = 8,

    /// <summary>Overrides a member of a base type.</summary>
    Override = 16,

    /// <summary>A readonly struct or field.</summary>
    ReadOnly = 32,

    /// <summary>A constant.</summary>
    Const = 64,

    /// <summary>An extension method, or a class that holds some.</summary>
    Extension = 128,

    /// <summary>An accessor, an operator or a constructor.</summary>
    SpecialName = 256,

    /// <summary>A ref struct.</summary>
    ByRefLike = 512,
}
