using MemFormat.Wire;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Parsing;

/// <summary>How the runtime serializes a type of the base class library that has no kind or code of its own in the generator.</summary>
/// <param name="Codec">The codec's name as in <see cref="TypeRef.Codec"/>.</param>
/// <param name="Slot">What that codec says when it describes itself.</param>
/// <param name="SaysNull">Whether values say themselves that they are null, as lists and maps do.</param>
/// <param name="InitialSize">The bytes that an empty value takes, which is what an initializer most likely makes.</param>
/// <param name="IsFillable">Whether a value can be cleared and filled, so that a member needs no setter.</param>
internal sealed record CodedType(string Codec, CodedSlot Slot, bool SaysNull, int InitialSize = 0, bool IsFillable = false);
