namespace MemFormat.Schemas;

/// <summary>Limits on a descriptor, from the limits of one read. Schemas of this process have no limits.</summary>
internal readonly record struct SchemaLimits(int Bytes, int Types, int Members, int Nesting)
{
    /// <summary>For schemas that this process composed.</summary>
    public static SchemaLimits Own { get; } = new(int.MaxValue, int.MaxValue >> 1, int.MaxValue, 256);

    public static SchemaLimits Of(MemFormatLimits limits) =>
        new(limits.MaxDescriptorBytes, limits.MaxSchemaTypes, limits.MaxSchemaMembers, limits.MaxSchemaNesting);

    /// <summary>Whether a schema that was parsed under other limits is within these.</summary>
    public bool Allow(WriterSchema schema, int descriptorBytes) =>
        descriptorBytes <= Bytes && schema.Types.Length <= Types && schema.MaxMembers <= Members && schema.MaxNesting <= Nesting;

    public static MemFormatException Exceeded(string what) => new(MemFormatError.LimitExceeded, $"The limit for {what} is exceeded. Raise it in MemFormatLimits if you trust the data.");
}
