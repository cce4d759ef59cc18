namespace MemFormat.Schema.Shapes;

/// <summary>A parameter of the chosen constructor.</summary>
/// <param name="Member">The index of the member that it sets, or −1: it sets <paramref name="Base"/>, or else gets its default.</param>
/// <param name="Default">Its default value as an expression: the declared one, or null where the parameter may be
/// null; null when it has none.</param>
/// <param name="Cast">The type that the member's value is converted to, so that no other constructor is a better
/// match, or null when it has that type.</param>
/// <param name="Base">The member that it sets of a base class of another assembly.</param>
internal sealed record ParameterShape(int Member, string? Default, string? Cast, BaseMemberShape? Base = null);
