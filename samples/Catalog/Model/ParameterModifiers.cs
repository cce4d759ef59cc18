namespace ApiCatalog.Model;

/// <summary>How a parameter is passed.</summary>
[Flags]
public enum ParameterModifiers : byte
{
    /// <summary>By value.</summary>
    None = 0,

    /// <summary><c>ref</c>.</summary>
    Ref = 1,

    /// <summary><c>out</c>.</summary>
    Out = 2,

    /// <summary><c>in</c> or <c>ref readonly</c>.</summary>
    In = 4,

    /// <summary>May be left out.</summary>
    Optional = 8,

    /// <summary><c>params</c>.</summary>
    Params = 16,
}
