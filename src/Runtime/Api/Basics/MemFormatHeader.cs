namespace MemFormat;

/// <summary>How a payload states its schema.</summary>
public enum MemFormatHeader
{
    /// <summary>The payload holds its schema. Every reader can read it. This is the default.</summary>
    Inline = 0,

    /// <summary>Four bytes name the schema by 29 bits of its hash. A reader must know the schema already.</summary>
    Fingerprint = 1,

    /// <summary>Eight bytes name the schema by 61 bits of its hash. A reader must know the schema already.</summary>
    Fingerprint64 = 2,

    /// <summary>
    /// No header. The reader uses its own schema, or <see cref="MemFormatOptions.WriterSchema"/> if you set it. A null
    /// root cannot be written.
    /// </summary>
    None = 3,
}
