namespace MemFormat.Codecs;

/// <summary>
/// Describes an assembly's types for tools: their schemas and the facts for printing TypeScript. Tools read it from the
/// file. Nothing uses it at run time, and trimming removes it.
/// </summary>
/// <param name="manifest">The encoded manifest.</param>
[AttributeUsage(AttributeTargets.Assembly)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatManifestAttribute(string manifest) : Attribute
{
    /// <summary>The encoded manifest.</summary>
    public string Manifest => manifest;
}
