namespace MemFormat.Codecs;

/// <summary>Creates the errors for nulls: <c>value.Name ?? throw NullIn.Value("Order.Name")</c>. For generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class NullIn
{
    /// <summary>A non-nullable member is null while it is written. A reader would refuse it.</summary>
    /// <param name="member"><c>Type.Member</c>, as in the source.</param>
    public static MemFormatException Value(string member) =>
        new(MemFormatError.NullNotAllowed, $"{member} is null, but its type is not nullable.") { Path = member };

    /// <summary>A non-nullable member is null in the payload.</summary>
    /// <param name="member"><c>Type.Member</c>, as in the source.</param>
    public static MemFormatException Payload(string member) =>
        new(MemFormatError.NullNotAllowed, $"{member} is null in the payload, but its type is not nullable. Annotate it with ?, or convert null with [MemWas].")
        {
            Path = member,
        };

    /// <summary>A value in the payload says itself that it is null, although its presence bit is set.</summary>
    /// <param name="member"><c>Type.Member</c>, as in the source.</param>
    public static MemFormatException Present(string member) =>
        new(MemFormatError.InvalidData, $"{member} is null in the payload, but its presence bit is set.") { Path = member };
}
