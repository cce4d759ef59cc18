namespace MemFormat;

/// <summary>A root of a context.</summary>
/// <param name="Type">The type of the root.</param>
/// <param name="Name">The name that it has there; <see langword="null"/> if it has none.</param>
public sealed record MemFormatRoot(Type Type, string? Name);
