namespace MemFormat;

/// <summary>How a payload says in which shape it was written.</summary>
public enum MemFormatHeader
{
    /// <summary>The payload holds its schema. Every reader can read it. The default.</summary>
    Inline = 0,

    /// <summary>Four bytes name the schema by 29 bits of its hash. Only readers that know the schema can read it.</summary>
    Fingerprint = 1,

    /// <summary>Eight bytes name the schema by 61 bits of its hash. Only readers that know the schema can read it.</summary>
    Fingerprint64 = 2,

    /// <summary>
    /// No header: reader and writer agree otherwise. The reader uses its own schema, or
    /// <see cref="MemFormatOptions.WriterSchema"/>. A root that is null cannot be written.
    /// </summary>
    None = 3,
}
