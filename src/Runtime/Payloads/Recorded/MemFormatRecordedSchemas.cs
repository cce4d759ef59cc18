namespace MemFormat.Codecs;

/// <summary>The schemas in an assembly's recorded schema files. Generated code derives from it.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class MemFormatRecordedSchemas
{
    /// <summary>Adds all of them. Called for the first payload with a fingerprint.</summary>
    /// <param name="list">The list to add to.</param>
    public abstract void List(RecordedSchemaList list);
}
