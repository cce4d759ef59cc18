namespace MemFormat.Schema.Manifest;

/// <summary>What a member has when nothing sets it. The numbers are written; they never change.</summary>
internal enum InitialKind
{
    /// <summary>Nobody can tell without running code.</summary>
    Unknown = 0,

    /// <summary>The default of its type: zero, false, null.</summary>
    Default = 1,

    /// <summary>A constant.</summary>
    Constant = 2,

    /// <summary>An empty collection.</summary>
    Empty = 3,

    /// <summary>A new object of the member's type, made without arguments.</summary>
    New = 4,
}

/// <summary>What a member has when nothing sets it.</summary>
/// <param name="Kind">What is known of it.</param>
/// <param name="Text">
/// Of constants: strings and chars as they are; numbers, and those behind enums, as C# writes them without suffix; <c>true</c>, <c>false</c>.
/// </param>
internal sealed record InitialValue(InitialKind Kind, string? Text = null)
{
    public static readonly InitialValue Unknown = new(InitialKind.Unknown), Default = new(InitialKind.Default);
}
