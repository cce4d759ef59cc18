namespace MemFormat.Codecs;

/// <summary>Names the codec of a type for open generic code. Generated code puts it on the type.</summary>
/// <param name="codec">The closed <see cref="StructCodec{T, TCodec}"/> of the type.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatGeneratedAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type codec) : Attribute
{
    // A field that is named: the packed assembly does not say whose field a property has, and NativeAOT asks.
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    private readonly Type _codec = codec;

    /// <summary>The closed <see cref="StructCodec{T, TCodec}"/> of the type.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Codec => _codec;
}
