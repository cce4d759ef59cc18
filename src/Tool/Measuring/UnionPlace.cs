using MemFormat.Schemas;

namespace MemFormat.Tool.Measuring;

/// <summary>A value of a union in a body.</summary>
/// <param name="Start">Where its head begins.</param>
/// <param name="End">Where the case's value begins.</param>
/// <param name="Union">The union's number.</param>
/// <param name="Tag">The case.</param>
/// <param name="Case">The case as it was defined.</param>
internal readonly record struct UnionPlace(int Start, int End, uint Union, ulong Tag, WriterCase Case);
