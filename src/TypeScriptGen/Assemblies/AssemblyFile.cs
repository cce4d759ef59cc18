using MemFormat.Schema.Recorded;

namespace MemFormat.TypeScriptGen.Assemblies;

/// <summary>The facts in an assembly's file.</summary>
/// <param name="Path">The file.</param>
/// <param name="Manifest">The manifest, or null if the assembly was built without one.</param>
/// <param name="Recorded">The schemas of earlier releases.</param>
/// <param name="References">The names of the referenced assemblies.</param>
internal sealed record AssemblyFile(string Path, AssemblyManifest? Manifest, IReadOnlyList<RecordedRoot> Recorded, IReadOnlyList<string> References);
