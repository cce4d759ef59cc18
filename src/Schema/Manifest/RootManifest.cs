namespace MemFormat.Schema.Manifest;

/// <summary>A root that is not an annotated type: a collection, a closed generic type and the like.</summary>
/// <param name="Name">Its name in C#, with namespaces and type arguments.</param>
/// <param name="Type">The type.</param>
internal sealed record RootManifest(string Name, ManifestType Type);
