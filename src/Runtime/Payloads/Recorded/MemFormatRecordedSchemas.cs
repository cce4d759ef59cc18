using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>The schemas that an assembly's recorded schema files hold. Generated code derives from it.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class MemFormatRecordedSchemas
{
    /// <summary>Adds all of them. Called when a payload with a fingerprint is first met.</summary>
    /// <param name="list">Where to.</param>
    public abstract void List(RecordedSchemaList list);
}
