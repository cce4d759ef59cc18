namespace MemFormat.Schemas;

/// <summary>The types of this process for a root, or for one case of its unions.</summary>
/// <param name="id">0 for the root, then a separate number for each case.</param>
/// <param name="schema">The slot and the types; for a case, the root's types first.</param>
/// <param name="types">Further facts about these types, by number.</param>
internal sealed class ReaderSchema(int id, WriterSchema schema, ReaderType[] types)
{
    public readonly int Id = id;

    public readonly WriterSchema Schema = schema;

    public readonly ReaderType[] Types = types;

    /// <summary>The number of the class with this body, or -1.</summary>
    public int Find(SchemaState body) => Array.FindIndex(Types, t => ReferenceEquals(t.Reference, body));

    /// <summary>The most memory per byte of a body that objects of these types ask for.</summary>
    public ulong AllocationPerByte()
    {
        ulong most = MemFormatReader.MemoryPerByte;
        foreach (var type in Schema.Types)
            most = Math.Max(most, 2 * (ulong)Types[type.Number].InstanceSize / type.MinSize + 1);
        return most;
    }
}
