using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>
/// What the generator says of an assembly's types to tools: schemas, and what TypeScript is printed from. Tools read it from the
/// file; nothing at run time does, and trimming removes it.
/// </summary>
/// <param name="manifest">The encoded manifest.</param>
[AttributeUsage(AttributeTargets.Assembly)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatManifestAttribute(string manifest) : Attribute
{
    /// <summary>The encoded manifest.</summary>
    public string Manifest { get; } = manifest;
}
