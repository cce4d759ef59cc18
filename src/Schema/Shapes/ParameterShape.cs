namespace MemFormat.Schema;

/// <summary>A parameter of the chosen constructor.</summary>
/// <param name="TypeName">Its type's name in emitted code.</param>
/// <param name="Member">The index of the member that it sets, or −1: it gets its default.</param>
/// <param name="Default">The literal of its default value, or null when it has none.</param>
internal sealed record ParameterShape(string TypeName, int Member, string? Default);
