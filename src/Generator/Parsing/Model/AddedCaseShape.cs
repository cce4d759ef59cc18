using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Parsing.Model;

/// <summary>A case that an assembly adds to a union of another one.</summary>
/// <param name="Union">The union.</param>
/// <param name="Tag">What the case is known by.</param>
/// <param name="Type">The type of its values.</param>
internal sealed record AddedCaseShape(TypeRef Union, int Tag, TypeRef Type);

/// <summary>What the parser made of such a case: its shape, or the first error in words.</summary>
/// <param name="Union">The union's name, for messages.</param>
internal sealed record ParsedUnionCase(string Union, AddedCaseShape? Shape, string? Error);
