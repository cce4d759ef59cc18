using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Manifest;

/// <summary>
/// Describes an assembly's types to tools that do not load it: their layout on the wire and their declarations. The
/// generator embeds it if the project asks for it.
/// </summary>
/// <param name="Types">The annotated types, by name.</param>
/// <param name="Enums">The enums of their members, from all assemblies, by name.</param>
/// <param name="AddedCases">The cases that the assembly adds to unions of others.</param>
/// <param name="Codecs">The codecs of users, by name.</param>
/// <param name="Roots">The roots in contexts and calls that are not annotated types.</param>
internal sealed record AssemblyManifest(
    EquatableArray<TypeManifest> Types,
    EquatableArray<EnumManifest> Enums,
    EquatableArray<AddedCaseManifest> AddedCases,
    EquatableArray<CodecManifest> Codecs,
    EquatableArray<RootManifest> Roots);
