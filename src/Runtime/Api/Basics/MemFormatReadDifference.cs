namespace MemFormat;

/// <summary>One member that differs between a payload's schema and the reader's.</summary>
/// <param name="Change">How the read treated it.</param>
/// <param name="Type">The reader's type, without namespace.</param>
/// <param name="Member">
/// The name of the member in the reader's type. If only the payload has it, its key: <c>?</c> and the eight digits of
/// its name's hash, or <c>#</c> and its id.
/// </param>
/// <param name="From">The member in the payload, in words; <see langword="null"/> if the payload lacks it.</param>
/// <param name="To">The member in the reader, in words; <see langword="null"/> if the reader lacks it.</param>
public sealed record MemFormatReadDifference(MemFormatReadChange Change, string Type, string Member, string? From, string? To)
{
    /// <summary>
    /// The other half, if this may be a member that was renamed without <see cref="MemFormerNameAttribute"/>: of one that the
    /// payload lacks, the key of a member of the same kind that only the payload has, and the other way round. Where several
    /// have that kind, they go together in the order of both sides. <see langword="null"/> if there is none.
    /// </summary>
    public string? Counterpart { get; init; }

    /// <summary>Returns text such as <c>Order.Amount: int -> long, Converted</c>.</summary>
    public override string ToString() => (From, To) switch
    {
        (null, _) => $"{Type}.{Member}: {To}, {Change}{Perhaps("was")}",
        (_, null) => $"{Type}.{Member}: {From}, {Change}{Perhaps("is now")}",
        _ => $"{Type}.{Member}: {From} -> {To}, {Change}",
    };

    private string Perhaps(string words) => Counterpart is null ? "" : $" (perhaps it {words} {Counterpart})";

    // The compiler's would be the longest method of the type, and only its ToString would call it.
    private bool PrintMembers(StringBuilder text) => false;
}
