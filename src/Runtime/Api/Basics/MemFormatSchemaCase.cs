namespace MemFormat;

/// <summary>A case of a union of a schema.</summary>
/// <param name="Tag">What payloads know the case by, 0 for the class itself.</param>
/// <param name="Value">What its values are.</param>
public sealed record MemFormatSchemaCase(uint Tag, MemFormatSchemaValue Value);
