namespace ApiCatalog.Model.V3;

/// <summary>Whether a type may still change.</summary>
public enum Stability
{
    /// <summary>It is a preview.</summary>
    Preview,

    /// <summary>It stays.</summary>
    Stable,

    /// <summary>It should no longer be used.</summary>
    Deprecated,
}
