namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A value of a union of the language. Those of other unions are their objects.</summary>
internal sealed record CaseValue(int Tag, object Value);

/// <summary>A value of a case that the reader lacks, kept as it was.</summary>
/// <param name="From">The writer's types.</param>
/// <param name="Tag">The case.</param>
/// <param name="Use">Its type.</param>
/// <param name="Value">The value.</param>
internal sealed record KeptCase(Model From, int Tag, Use Use, object Value);
