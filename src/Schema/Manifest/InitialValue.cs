namespace MemFormat.Schema.Manifest;

/// <summary>The kinds of initial values of members. The numbers are written; they never change.</summary>
internal enum InitialKind
{
    /// <summary>Unknown without running code.</summary>
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

/// <summary>The initial value of a member.</summary>
/// <param name="Kind">The kind of value.</param>
/// <param name="Text">
/// For constants: strings and chars verbatim; numbers, and those of enums, as in C# without suffix; <c>true</c>,
/// <c>false</c>; Guids and DateOnly as text; spans and TimeOnly their ticks; a DateTime its ticks with its kind in the
/// highest two bits; a DateTimeOffset its ticks in UTC, a space, and its minutes.
/// </param>
internal sealed record InitialValue(InitialKind Kind, string? Text = null)
{
    public static readonly InitialValue Unknown = new(InitialKind.Unknown), Default = new(InitialKind.Default);
}
