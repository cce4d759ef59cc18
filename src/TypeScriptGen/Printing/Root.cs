using MemFormat.Schema.Recorded;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>A root of payloads.</summary>
/// <param name="Type">The type.</param>
/// <param name="Schema">Its schema.</param>
/// <param name="Name">Its name in TypeScript, used in the names of its functions.</param>
/// <param name="Module">The name of its file.</param>
/// <param name="Releases">The schemas of earlier releases that its reader knows.</param>
internal sealed record Root(ManifestType Type, ComposedSchema Schema, string Name, string Module, IReadOnlyList<RecordedRoot> Releases);
