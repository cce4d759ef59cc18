namespace MemFormat.Wire;

/// <summary>
/// The messages of a session: the first byte, then the count of definitions, the definitions, the body with its length
/// before it.
/// </summary>
internal static class SessionMessage
{
    /// <summary>The first byte of a message with a body.</summary>
    public const byte Value = PayloadHead.Session;

    /// <summary>The only byte of a message whose root is null.</summary>
    public const byte Null = PayloadHead.Session | PayloadHead.Null;

    /// <summary>
    /// Whole messages, compressed by what came before: the <see cref="WrapperId"/> with which a stream begins, or
    /// <see cref="WrapperId.None"/> where it goes on, two lengths as in mode <see cref="PayloadHead.Wrapped"/>, the bytes.
    /// </summary>
    public const byte Part = PayloadHead.Wrapped | PayloadHead.Stream;

    /// <summary>Defines the shape of the root.</summary>
    public const uint Shape = 0;

    /// <summary>Names the shape of the root by its fingerprint.</summary>
    public const uint Fingerprint = 1;

    /// <summary>Defines a case of union 0; those of the next unions follow.</summary>
    public const uint FirstUnion = 2;

    /// <summary>The bytes before a body of fewer than 128 bytes, where nothing is defined.</summary>
    public const int ShortHead = 3;
}
