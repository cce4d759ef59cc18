namespace MemFormat.Schema.Evolution;

/// <summary>A case of a union, in one release.</summary>
/// <param name="Tag">Its number; 0 for the class itself.</param>
/// <param name="Kind">The kind of its values.</param>
internal readonly record struct StoredCase(int Tag, StoredKind Kind);
