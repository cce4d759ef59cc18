using MemFormat.Base;

namespace MemFormat.Payloads.Sessions;

/// <summary>The errors for bytes that are not a message of a session.</summary>
internal static class MessageFormat
{
    /// <summary>The bytes are something else.</summary>
    /// <param name="bytes">The first ones of the message, to name their format.</param>
    public static MemFormatException Invalid(ReadOnlySpan<byte> bytes = default) =>
        new(MemFormatError.InvalidData,
            ForeignBytes.Describe(bytes) ?? "The bytes are not a message of a session. Read one payload with DeserializeAsync.");
}
