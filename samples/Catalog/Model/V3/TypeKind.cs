namespace ApiCatalog.Model.V3;

/// <summary>The kinds of types.</summary>
public enum TypeKind
{
    /// <summary>A class.</summary>
    Class,

    /// <summary>A struct.</summary>
    Struct,

    /// <summary>An interface.</summary>
    Interface,

    /// <summary>An enum.</summary>
    Enum,

    /// <summary>A delegate.</summary>
    Delegate,

    /// <summary>A class with members of its own and none of its instances'; new, and unknown to earlier readers.</summary>
    StaticClass,
}
