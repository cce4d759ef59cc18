namespace ApiCatalog.Model;

/// <summary>The kinds of types.</summary>
public enum TypeKind : byte
{
    /// <summary>A class or record.</summary>
    Class,

    /// <summary>A struct or record struct.</summary>
    Struct,

    /// <summary>An interface.</summary>
    Interface,

    /// <summary>An enum.</summary>
    Enum,

    /// <summary>A delegate.</summary>
    Delegate,
}
