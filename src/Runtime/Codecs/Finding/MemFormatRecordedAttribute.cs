namespace MemFormat.Codecs;

/// <summary>
/// Names the class that lists the schemas of an assembly's earlier releases. Generated code puts it on the assembly.
/// </summary>
/// <param name="schemas">A <see cref="MemFormatRecordedSchemas"/> with a public parameterless constructor.</param>
[AttributeUsage(AttributeTargets.Assembly)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatRecordedAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type schemas) : Attribute
{
    // A field that is named: the packed assembly does not say whose field a property has, and NativeAOT asks.
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    private readonly Type _schemas = schemas;

    /// <summary>The class that lists them.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Schemas => _schemas;
}
