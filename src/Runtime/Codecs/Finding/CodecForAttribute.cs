using MemFormat.Wire;

namespace MemFormat.Codecs.Finding;

/// <summary>
/// Marks a struct as the codec of a .NET type, or as the form of a codec. The generator reads it from the symbols of
/// this assembly, the runtime by reflection.
/// </summary>
/// <param name="slot">The slot of the codec in a schema. None: the generator has a special rule for the type.</param>
/// <param name="type">
/// The type, if it is not that of the codec or form: one of its interfaces. The codec writes all that implement it and
/// reads the type of the codec.
/// </param>
/// <param name="initialSize">The bytes of an empty value, which is the likely value of an initializer.</param>
/// <param name="isFillable">Whether a value can be cleared and filled, so that a member needs no setter.</param>
/// <param name="isCompared">Whether it is for members with a comparer only. Members without one use another codec.</param>
[AttributeUsage(AttributeTargets.Struct, AllowMultiple = true)]
internal sealed class CodecForAttribute(
    CodedSlot slot = CodedSlot.None, Type? type = null, int initialSize = 0, bool isFillable = false, bool isCompared = false) : Attribute
{
    public CodedSlot Slot => slot;

    public Type? Type => type;

    public int InitialSize => initialSize;

    public bool IsFillable => isFillable;

    public bool IsCompared => isCompared;
}
