using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Model;

/// <summary>The result of parsing an annotated enum.</summary>
/// <param name="Shape">The shape, or null when the enum has errors.</param>
/// <param name="Errors">Its errors.</param>
internal sealed record ParsedEnum(EnumShape? Shape, EquatableArray<LocatedError> Errors);
