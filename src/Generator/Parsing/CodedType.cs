namespace MemFormat.Generator.Parsing;

/// <summary>The runtime's codec for a type of the base class library without a kind or code in the generator.</summary>
/// <param name="Codec">The codec's name as in <see cref="TypeRef.Codec"/>.</param>
/// <param name="Slot">The slot of that codec in a schema.</param>
/// <param name="SaysNull">Whether values state themselves that they are null, as lists and maps do.</param>
/// <param name="InitialSize">The bytes of an empty value, which is the likely value of an initializer.</param>
/// <param name="IsFillable">Whether a value can be cleared and filled, so that a member needs no setter.</param>
internal sealed record CodedType(CodecName Codec, CodedSlot Slot, bool SaysNull, int InitialSize = 0, bool IsFillable = false);
