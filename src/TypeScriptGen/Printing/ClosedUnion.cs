using MemFormat.Schema.Composition;

namespace MemFormat.Tools.Printing;

/// <summary>A union, closed.</summary>
/// <param name="Union">The union as a schema has it.</param>
/// <param name="Numbers">What that schema's numbers stand for, its cases aside.</param>
/// <param name="Name">Its name in TypeScript.</param>
/// <param name="Module">The name of the file that it is in.</param>
/// <param name="Summary">What its documentation says first, or empty.</param>
internal sealed record ClosedUnion(ComposedUnion Union, IReadOnlyList<ComposedType> Numbers, string Name, string Module, string Summary);
