namespace MemFormat.Schema.Shapes;

/// <summary>An earlier type of a member, and how its values become the member's.</summary>
/// <param name="Type">The type, without <c>?</c>.</param>
/// <param name="Method">The method that converts, as emitted code names it.</param>
/// <param name="TakesNull">Whether the method takes a null of a type that says null itself.</param>
/// <param name="IsCast">Whether what the method gives is of another type than the member and converted.</param>
internal sealed record FormerShape(TypeRef Type, string Method, bool TakesNull, bool IsCast);
