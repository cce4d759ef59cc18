namespace MemFormat.Codecs;

/// <summary>
/// A schema in an assembly's recorded schema files. Generated code puts it on the assembly. It is looked at for the
/// first payload with a fingerprint, and by tools.
/// </summary>
/// <param name="type">The root, by its name in C#.</param>
/// <param name="release">The first release with this schema.</param>
/// <param name="descriptor">The bytes of the schema, in Base64.</param>
/// <param name="cases">The declared cases of its unions, in Base64.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatRecordedAttribute(string type, string release, string descriptor, string cases = "") : Attribute
{
    /// <summary>The root, by its name in C#.</summary>
    public string Type => type;

    /// <summary>The first release with this schema.</summary>
    public string Release => release;

    /// <summary>The bytes of the schema, in Base64.</summary>
    public string Descriptor => descriptor;

    /// <summary>The declared cases of its unions, in Base64.</summary>
    public string Cases => cases;
}
