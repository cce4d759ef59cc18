namespace MemFormat.Schema.Shapes;

/// <summary>An earlier type of a member, and the conversion of its values.</summary>
/// <param name="Type">The type, without <c>?</c>.</param>
/// <param name="Method">The method that converts, by its name in emitted code.</param>
/// <param name="IsCast">Whether the result of the method has another type than the member and is converted.</param>
/// <param name="TakesNull">Whether the method takes a null, too.</param>
/// <param name="IsOwn">Whether the type is the member's own, so that the method is for nulls only.</param>
internal sealed record FormerShape(TypeRef Type, string Method, bool IsCast, bool TakesNull, bool IsOwn);
