using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Parsing.Model;

/// <summary>A case added to a union of another assembly.</summary>
/// <param name="Union">The union.</param>
/// <param name="Tag">The number of the case.</param>
/// <param name="Type">The type of its values.</param>
internal sealed record AddedCaseShape(TypeRef Union, int Tag, TypeRef Type);

/// <summary>The result of parsing such a case: its shape, or the first error in words.</summary>
/// <param name="Union">The union's name, for messages.</param>
internal sealed record ParsedUnionCase(string Union, AddedCaseShape? Shape, string? Error);
