namespace MemFormat.Payloads.Sessions;

/// <summary>What is thrown where there should be a message of a session.</summary>
internal static class MessageFormat
{
    /// <summary>The bytes are something else.</summary>
    public static MemFormatException Invalid() => new(MemFormatError.InvalidData, "The bytes are no message of a session.");
}
