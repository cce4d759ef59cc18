namespace MemFormat.Schemas;

/// <summary>A case as a payload defined it.</summary>
internal class WriterCase(WriterSchema schema, byte[] definition)
{
    /// <summary>The slot of its values and the types that it reaches.</summary>
    public readonly WriterSchema Schema = schema;

    public readonly byte[] Definition = definition;
}
