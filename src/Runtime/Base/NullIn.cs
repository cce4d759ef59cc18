using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>What generated code throws where null is not allowed: <c>value.Name ?? throw NullIn.Value("Order.Name")</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class NullIn
{
    /// <summary>A member's value is null when it is written: the data could not be read again.</summary>
    /// <param name="member"><c>Type.Member</c>, as the source says it.</param>
    public static MemFormatException Value(string member) =>
        new(MemFormatError.NullNotAllowed, $"{member} is null and its type does not allow that.") { Path = member };

    /// <summary>A member's value is null in the payload.</summary>
    /// <param name="member"><c>Type.Member</c>, as the source says it.</param>
    public static MemFormatException Payload(string member) =>
        new(MemFormatError.NullNotAllowed, $"{member} is null in the payload and its type does not allow that.") { Path = member };
}
