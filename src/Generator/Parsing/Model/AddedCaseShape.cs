using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Model;

/// <summary>A case added to a union of another assembly.</summary>
/// <param name="Union">The union.</param>
/// <param name="Tag">The number of the case.</param>
/// <param name="Type">The type of its values.</param>
/// <param name="Holder">The union, if it holds its values.</param>
/// <param name="Held">How such a union gives and takes one.</param>
internal sealed record AddedCaseShape(TypeRef Union, int Tag, TypeRef Type, HeldUnionShape? Holder = null, HeldCaseShape? Held = null);

/// <summary>The result of parsing such a case: its shape, or its errors.</summary>
internal sealed record ParsedUnionCase(AddedCaseShape? Shape, EquatableArray<LocatedError> Errors);
