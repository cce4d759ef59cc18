using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Parsing.Model;

/// <summary>The result of parsing an annotated type.</summary>
/// <param name="Name">The type's name, for messages.</param>
/// <param name="Shape">The shape, or null when the type has errors.</param>
/// <param name="Error">The first error in words, or null.</param>
internal sealed record ParsedType(string Name, TypeShape? Shape, string? Error);
