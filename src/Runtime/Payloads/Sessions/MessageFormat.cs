namespace MemFormat.Payloads.Sessions;

/// <summary>The errors for bytes that are not a message of a session.</summary>
internal static class MessageFormat
{
    /// <summary>The bytes are something else.</summary>
    public static MemFormatException Invalid() => new(MemFormatError.InvalidData, "The bytes are not a message of a session.");
}
