using MemFormat.Schema.Composition;
using MemFormat.Schema.Manifest;

namespace MemFormat.Tools.Printing;

/// <summary>A type that payloads are of.</summary>
/// <param name="Type">The type.</param>
/// <param name="Schema">Its schema.</param>
/// <param name="Name">Its name in TypeScript: what the functions are called after.</param>
/// <param name="Module">The name of the file that it is in.</param>
internal sealed record Root(ManifestType Type, ComposedSchema Schema, string Name, string Module);
