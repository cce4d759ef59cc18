using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Model;

/// <summary>The result of parsing an annotated type.</summary>
/// <param name="Shape">The shape, or null when the type has errors.</param>
/// <param name="Errors">Its errors. An error of a base class is one of that class only.</param>
internal sealed record ParsedType(TypeShape? Shape, EquatableArray<LocatedError> Errors);
