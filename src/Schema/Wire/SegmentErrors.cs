namespace MemFormat.Wire;

/// <summary>The errors for bytes that are not a segment. The runtime reads untrusted bytes and has its own exceptions.</summary>
internal static partial class SegmentErrors
{
    public static partial Exception Invalid(string message);

    public static partial Exception Truncated();

    /// <summary>Whether an exception is one of these.</summary>
    public static partial bool IsOne(Exception exception);

#if !NET
    public static partial Exception Invalid(string message) => new InvalidDataException(message);

    public static partial Exception Truncated() => new EndOfStreamException();

    public static partial bool IsOne(Exception exception) => exception is InvalidDataException or EndOfStreamException;
#endif
}
