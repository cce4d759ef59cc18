namespace MemFormat;

/// <summary>One case of a union in a schema.</summary>
/// <param name="Tag">The number of the case in payloads; 0 for the base class itself.</param>
/// <param name="Value">The values of the case.</param>
public sealed record MemFormatSchemaCase(uint Tag, MemFormatSchemaValue Value);
