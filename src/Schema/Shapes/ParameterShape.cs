namespace MemFormat.Schema.Shapes;

/// <summary>A parameter of the chosen constructor.</summary>
/// <param name="Member">The index of the member that it sets, or −1: it gets its default.</param>
/// <param name="Default">Its default value as an expression, or null when it has none.</param>
/// <param name="Cast">The type that the member's value is converted to, so that no other constructor is a better match, or null when it has that type.</param>
internal sealed record ParameterShape(int Member, string? Default, string? Cast);
