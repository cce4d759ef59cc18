namespace MemFormat.Wire;

/// <summary>The errors for bytes that are not a segment. The runtime reads untrusted bytes and has its own exceptions.</summary>
internal static partial class SegmentErrors
{
    public static partial Exception Invalid(string message);

    public static partial Exception Truncated();

#if !NET
    public static partial Exception Invalid(string message) => new InvalidDataException(message);

    public static partial Exception Truncated() => new EndOfStreamException();
#endif
}
