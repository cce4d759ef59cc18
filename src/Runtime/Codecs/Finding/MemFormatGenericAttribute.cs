using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace MemFormat.Codecs;

/// <summary>
/// Generated code puts it on a generic type to name the type's open codec, so that a codec can be composed at run time for
/// arguments that nobody named at build time.
/// </summary>
/// <param name="codec">The codec without arguments: its type parameters are the type's, then one for the codec of each.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatGenericAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type codec) : Attribute
{
    /// <summary>The codec without arguments.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods | DynamicallyAccessedMemberTypes.PublicProperties | DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Codec { get; } = codec;
}
