namespace MemFormat.Schemas;

/// <summary>Limits on a descriptor, from the limits of one read. Schemas of this process have no limits.</summary>
internal readonly struct SchemaLimits(int bytes, int types, int members, int nesting)
{
    public readonly int Bytes = bytes;

    public readonly int Types = types;

    public readonly int Members = members;

    public readonly int Nesting = nesting;

    /// <summary>For schemas that this process composed.</summary>
    public static readonly SchemaLimits Own = new(int.MaxValue, int.MaxValue >> 1, int.MaxValue, 256);

    public static SchemaLimits Of(MemFormatLimits limits) =>
        new(limits.MaxDescriptorBytes, limits.MaxSchemaTypes, limits.MaxSchemaMembers, limits.MaxSchemaNesting);

    /// <summary>What is left of them when so many types have been parsed.</summary>
    public SchemaLimits Without(int types) => new(Bytes, Types - types, Members, Nesting);

    /// <summary>Whether a schema that was parsed under other limits is within these.</summary>
    public bool Allow(WriterSchema schema, int descriptorBytes) =>
        descriptorBytes <= Bytes && schema.Types.Length <= Types && schema.MaxMembers <= Members && schema.MaxNesting <= Nesting;

    public static MemFormatException Exceeded(string what) => new(MemFormatError.LimitExceeded, $"The limit for {what} is exceeded. Raise it in MemFormatLimits if you trust the data.");
}
