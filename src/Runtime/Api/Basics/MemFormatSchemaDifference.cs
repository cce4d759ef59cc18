namespace MemFormat;

/// <summary>One difference between two schemas, and what becomes of it when data of the first is read with the second.</summary>
public sealed record MemFormatSchemaDifference
{
    internal MemFormatSchemaDifference(string type, string? member, string? from, string? to, Verdict verdict)
    {
        (Type, Member, From, To) = (type, member, from, to);
        (Words, Outcome, Error) = (verdict.Words, verdict.Outcome, verdict.Error);
    }

    /// <summary>The type, or union, that it is in, as the second schema calls it.</summary>
    public string Type { get; }

    /// <summary>
    /// The member as the second schema calls it, or, where only the first has it, that one; the case of a union (<c>case 3</c>);
    /// <see langword="null"/> for what concerns the type as a whole. A schema that comes from a payload has no names: its members
    /// are called <c>?</c> and the eight digits of the name's hash, or <c>#</c> and the id.
    /// </summary>
    public string? Member { get; }

    /// <summary>What the first schema has, in words; null where it has nothing.</summary>
    public string? From { get; }

    /// <summary>What the second schema has, in words; null where it has nothing.</summary>
    public string? To { get; }

    /// <summary>What becomes of it, in words, such as <c>widened</c>.</summary>
    public string Words { get; }

    /// <summary>Whether such data is read.</summary>
    public MemFormatReadOutcome Outcome { get; }

    /// <summary>The error of values that are not read; null where all are.</summary>
    public MemFormatError? Error { get; }

    /// <summary>As in <c>Order.Amount: int -> long, widened</c>.</summary>
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
}
