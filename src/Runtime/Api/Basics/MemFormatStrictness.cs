namespace MemFormat;

/// <summary>The differences between a payload and the reader's types that a strict read refuses.</summary>
[Flags]
public enum MemFormatStrictness
{
    /// <summary>None: unknown members are skipped, and missing ones keep their initial values.</summary>
    None = 0,

    /// <summary>
    /// Refuse payloads with a member that the reader's type lacks, and union values of an unknown case. Members that go
    /// to a type's <see cref="MemExtensionData"/> are not lost, so they are not refused.
    /// </summary>
    UnknownMembers = 1,

    /// <summary>Refuse payloads that lack a member of the reader's type, required or not.</summary>
    MissingMembers = 2,
}
