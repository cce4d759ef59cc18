using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Manifest;

/// <summary>
/// What an assembly says of its types to tools that do not load it: how they lie on the wire, and how they were declared. The
/// generator embeds it where the project asks for it.
/// </summary>
/// <param name="Types">The annotated types, by name.</param>
/// <param name="Enums">The enums that their members have, of whatever assembly, by name.</param>
/// <param name="AddedCases">The cases that the assembly adds to unions of others.</param>
/// <param name="Codecs">The codecs that users wrote, by name.</param>
/// <param name="Roots">The roots that contexts list and calls name and that are no annotated types themselves.</param>
internal sealed record AssemblyManifest(
    EquatableArray<TypeManifest> Types,
    EquatableArray<EnumManifest> Enums,
    EquatableArray<AddedCaseManifest> AddedCases,
    EquatableArray<CodecManifest> Codecs,
    EquatableArray<RootManifest> Roots);
