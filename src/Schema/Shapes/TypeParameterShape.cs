namespace MemFormat.Schema.Shapes;

/// <summary>A type parameter that a generic type or one around it declares.</summary>
/// <param name="Name">Its name in emitted code.</param>
/// <param name="Codec">The parameter of the codec that stands for the codec of its argument.</param>
internal sealed record TypeParameterShape(string Name, string Codec);
