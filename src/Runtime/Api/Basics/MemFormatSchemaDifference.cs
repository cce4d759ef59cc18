namespace MemFormat;

/// <summary>One difference between two schemas, and its effect if you read data of the first with the second.</summary>
public sealed record MemFormatSchemaDifference
{
    internal MemFormatSchemaDifference(string type, string? member, string? from, string? to, Verdict verdict)
    {
        (Type, Member, From, To) = (type, member, from, to);
        (Words, Outcome, Error) = (verdict.Words, verdict.Outcome, verdict.Error);
    }

    /// <summary>The type or union with the difference, as the second schema names it.</summary>
    public string Type { get; }

    /// <summary>
    /// The member as the second schema names it, or the first if only that has it. A union has its case here (<c>case
    /// 3</c>). <see langword="null"/> if the difference concerns the whole type. The schema of a payload has no names:
    /// its members are <c>?</c> and the eight digits of the name's hash, or <c>#</c> and the id.
    /// </summary>
    public string? Member { get; }

    /// <summary>The member in the first schema, in words; <see langword="null"/> if absent.</summary>
    public string? From { get; }

    /// <summary>The member in the second schema, in words; <see langword="null"/> if absent.</summary>
    public string? To { get; }

    /// <summary>The effect in words, such as <c>widened</c>.</summary>
    public string Words { get; }

    /// <summary>Whether such data can be read.</summary>
    public MemFormatReadOutcome Outcome { get; }

    /// <summary>The error for values that cannot be read; <see langword="null"/> if all can.</summary>
    public MemFormatError? Error { get; }

    /// <summary>Returns text such as <c>Order.Amount: int -> long, widened</c>.</summary>
    public override string ToString()
    {
        var place = Member is null ? Type : $"{Type}.{Member}";
        return (From, To) switch
        {
            (null, null) => $"{place}: {Words}",
            (null, _) => $"{place}: {To}, {Words}",
            (_, null) => $"{place}: {From}, {Words}",
            _ when From == To => $"{place}: {Words}",
            _ => $"{place}: {From} -> {To}, {Words}",
        };
    }

    // The compiler's would be the longest method of the type, and only its ToString would call it.
    private bool PrintMembers(StringBuilder text) => false;
}
