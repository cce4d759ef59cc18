using MemFormat.Schema.Manifest;

namespace MemFormat.Tools.Assemblies;

/// <summary>What an assembly's file says.</summary>
/// <param name="Path">The file.</param>
/// <param name="Manifest">The manifest, or null when the assembly was built without one.</param>
/// <param name="References">The names of the assemblies that it refers to.</param>
internal sealed record AssemblyFile(string Path, AssemblyManifest? Manifest, IReadOnlyList<string> References);
