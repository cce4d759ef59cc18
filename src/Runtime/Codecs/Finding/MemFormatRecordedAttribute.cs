using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace MemFormat.Codecs;

/// <summary>Generated code puts it on an assembly to name what lists the schemas of its earlier releases.</summary>
/// <param name="schemas">A <see cref="MemFormatRecordedSchemas"/> with a public constructor without parameters.</param>
[AttributeUsage(AttributeTargets.Assembly)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatRecordedAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type schemas) : Attribute
{
    /// <summary>The class that lists them.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Schemas { get; } = schemas;
}
