namespace MemFormat;

/// <summary>The effect of a difference.</summary>
internal sealed class Verdict(string words, MemFormatReadOutcome outcome, MemFormatError? error)
{
    public readonly string Words = words;

    public readonly MemFormatReadOutcome Outcome = outcome;

    public readonly MemFormatError? Error = error;

    /// <summary>All values are read.</summary>
    public static Verdict Read(string words) => new(words, MemFormatReadOutcome.Read, null);

    /// <summary>Values that do not fit are an error.</summary>
    public static Verdict Depends(string words, MemFormatError error) => new(words, MemFormatReadOutcome.Depends, error);

    /// <summary>No value is read.</summary>
    public static Verdict Refused(string words, MemFormatError error) => new($"{words}: refused ({error})", MemFormatReadOutcome.Refused, error);

    /// <summary>Joins two verdicts on the same value.</summary>
    public static Verdict? And(Verdict? first, Verdict? second)
    {
        if (first is null || second is null || (first.Words == second.Words && first.Outcome == second.Outcome && first.Error == second.Error))
            return first ?? second;
        var worse = second.Outcome > first.Outcome ? second : first;
        return new($"{first.Words}, {second.Words}", worse.Outcome, worse.Error);
    }
}
