namespace MemFormat.Payloads.Sessions;

/// <summary>The numbers of a session's messages (docs/format.md).</summary>
internal static class MessageFormat
{
    /// <summary>The first byte of a message with a body.</summary>
    public const byte Value = 2;

    /// <summary>The only byte of a message whose root is null.</summary>
    public const byte Null = 6;

    /// <summary>Defines the shape of the root.</summary>
    public const uint Shape = 0;

    /// <summary>Names the shape of the root by its fingerprint.</summary>
    public const uint Fingerprint = 1;

    /// <summary>Defines a case of union 0; those of the next unions follow.</summary>
    public const uint FirstUnion = 2;

    /// <summary>The bytes before a body of fewer than 128 bytes, where nothing is defined.</summary>
    public const int ShortHead = 3;

    /// <summary>The bytes are something else.</summary>
    public static MemFormatException Invalid() => new(MemFormatError.InvalidData, "The bytes are no message of a session.");
}
