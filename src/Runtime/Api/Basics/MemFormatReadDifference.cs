namespace MemFormat;

/// <summary>One member that is not the same in a payload's schema and in the reader's.</summary>
/// <param name="Change">What the read did with it.</param>
/// <param name="Type">The reader's type, without namespace.</param>
/// <param name="Member">
/// The member as the reader's type calls it. A member that only the payload has is known by its key: <c>?</c> and the eight
/// digits of its name's hash, or <c>#</c> and its id.
/// </param>
/// <param name="From">What the payload has, in words; null where it has nothing.</param>
/// <param name="To">What the reader has, in words; null where it has nothing.</param>
public sealed record MemFormatReadDifference(MemFormatReadChange Change, string Type, string Member, string? From, string? To)
{
    /// <summary>As in <c>Order.Amount: int -> long, Converted</c>.</summary>
    public override string ToString() => (From, To) switch
    {
        (null, _) => $"{Type}.{Member}: {To}, {Change}",
        (_, null) => $"{Type}.{Member}: {From}, {Change}",
        _ => $"{Type}.{Member}: {From} -> {To}, {Change}",
    };
}
