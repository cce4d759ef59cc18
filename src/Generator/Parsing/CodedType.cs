namespace MemFormat.Generator;

/// <summary>How the runtime serializes a type of the base class library that has no kind or code of its own in the generator.</summary>
/// <param name="Codec">The codec's name as in <see cref="Schema.TypeRef.Codec"/>.</param>
/// <param name="SaysNull">Whether values say themselves that they are null, as lists and maps do.</param>
internal sealed record CodedType(string Codec, bool SaysNull);
