namespace MemFormat.Codecs.Finding;

/// <summary>
/// Says that a struct serializes a type of .NET: as its codec, or as the form that a codec takes. The generator reads it off the
/// symbols of this assembly, the runtime by reflection.
/// </summary>
/// <param name="slot">What the codec says when it describes itself. None: the generator has a rule of its own for the type.</param>
/// <param name="initialSize">The bytes that an empty value takes, which is what an initializer most likely makes.</param>
/// <param name="isFillable">Whether a value can be cleared and filled, so that a member needs no setter.</param>
/// <param name="isCompared">Whether it is for members that name a comparer, and others have another codec.</param>
[AttributeUsage(AttributeTargets.Struct, AllowMultiple = true)]
internal class CodecForAttribute(
    CodedSlot slot = CodedSlot.None, int initialSize = 0, bool isFillable = false, bool isCompared = false) : Attribute
{
    public CodedSlot Slot => slot;

    public int InitialSize => initialSize;

    public bool IsFillable => isFillable;

    public bool IsCompared => isCompared;

    /// <summary>The type, if it is another one than that of the struct's codec or form.</summary>
    public virtual Type? Type => null;
}

/// <inheritdoc/>
/// <typeparam name="T">
/// The type, closed in any way: an interface of the struct's own. What implements it is written, and that one is read. A type
/// argument, because metadata has types in attributes' values as long text.
/// </typeparam>
internal sealed class CodecForAttribute<T>(
    CodedSlot slot, int initialSize = 0, bool isFillable = false, bool isCompared = false)
        : CodecForAttribute(slot, initialSize, isFillable, isCompared)
{
    public override Type Type => typeof(T).GetGenericTypeDefinition();
}
