using System.Diagnostics.CodeAnalysis;

namespace MemFormat;

/// <summary>
/// Values of a type, or of one member, are written and read by a codec of yours: a class derived from
/// <see cref="MemFormatCodec{T}"/> with a public constructor without parameters. The type needs no
/// <see cref="MemFormattableAttribute"/>.
/// </summary>
/// <param name="codec">The codec; for a generic type the open one, which takes the same type arguments.</param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Parameter,
    Inherited = false)]
public sealed class MemCodecAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type codec) : Attribute
{
    /// <summary>The codec.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Codec { get; } = codec;
}
