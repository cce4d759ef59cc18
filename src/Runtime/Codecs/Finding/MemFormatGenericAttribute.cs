namespace MemFormat.Codecs;

/// <summary>
/// Names the open codec of a generic type, so that the runtime can compose a codec for arguments unknown at build time.
/// Generated code puts it on the type.
/// </summary>
/// <param name="codec">The open codec. Its type parameters are those of the type, then one codec for each.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatGenericAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties
        | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type codec) : Attribute
{
    // A field that is named: the packed assembly does not say whose field a property has, and NativeAOT asks.
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties
        | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    private readonly Type _codec = codec;

    /// <summary>The open codec.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties
        | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Codec => _codec;
}
