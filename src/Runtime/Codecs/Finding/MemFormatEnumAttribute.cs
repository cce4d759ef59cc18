namespace MemFormat.Codecs;

/// <summary>Names the constants of an enum for open generic code. Generated code puts it on the enum's assembly.</summary>
/// <param name="type">The enum. If it is declared in a generic type, without type arguments.</param>
/// <param name="names">The struct with its constants.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatEnumAttribute(Type type, Type names) : Attribute
{
    /// <summary>The enum.</summary>
    public Type Type => type;

    /// <summary>The struct with its constants.</summary>
    public Type Names => names;
}
