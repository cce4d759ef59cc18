namespace MemFormat.Codecs;

/// <summary>
/// A schema in an assembly's recorded schema files. Generated code puts it on the assembly. It is looked at for the
/// first payload with a fingerprint, and by tools.
/// </summary>
/// <param name="name">The root and its first release with this schema: <c>Shop.Order 1.0</c>.</param>
/// <param name="descriptor">The bytes of the schema, in Base64.</param>
/// <param name="cases">The declared cases of its unions, in Base64.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatRecordedAttribute(string name, string descriptor, string cases = "") : Attribute
{
    /// <summary>The root and its first release with this schema.</summary>
    public string Name => name;

    /// <summary>The bytes of the schema, in Base64.</summary>
    public string Descriptor => descriptor;

    /// <summary>The declared cases of its unions, in Base64.</summary>
    public string Cases => cases;
}
