namespace MemFormat.TypeScriptGen.Printing;

/// <summary>A union, closed.</summary>
/// <param name="Union">The union in its schema.</param>
/// <param name="Numbers">The meaning of that schema's numbers, without those of its cases.</param>
/// <param name="Name">Its name in TypeScript.</param>
/// <param name="Module">The name of its file.</param>
/// <param name="Summary">The summary of its documentation, or empty.</param>
internal sealed record ClosedUnion(ComposedUnion Union, IReadOnlyList<ComposedType> Numbers, string Name, string Module, string Summary);
