namespace MemFormat;

/// <summary>
/// Writes and reads a type, or one member, with a codec of yours: a class derived from <see cref="MemFormatCodec{T}"/>
/// with a public parameterless constructor. The type needs no <see cref="MemFormattableAttribute"/>.
/// </summary>
/// <param name="codec">The codec. For a generic type, name the open codec: it takes the same type arguments.</param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Property | AttributeTargets.Field
        | AttributeTargets.Parameter,
    Inherited = false)]
public sealed class MemCodecAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type codec) : Attribute
{
    // A field that is named: the packed assembly does not say whose field a property has, and NativeAOT asks.
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    private readonly Type _codec = codec;

    /// <summary>The codec.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Codec => _codec;
}
