using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>What has a place in a schema.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatDescribe
{
    /// <summary>Appends the slot of one value, as the element of a collection has it.</summary>
    /// <param name="schema">The schema being composed.</param>
    static abstract void Describe(SchemaComposer schema);
}
