namespace MemFormat.Wire;

internal static partial class SegmentErrors
{
    public static partial Exception Invalid(string message) => new MemFormatException(MemFormatError.InvalidData, message);

    public static partial Exception Truncated() => new MemFormatException(MemFormatError.Truncated, "The schema ends too early.");

    public static partial bool IsOne(Exception exception) => exception is MemFormatException;
}
