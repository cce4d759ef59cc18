namespace ApiCatalog.Versions;

/// <summary>The outcome of one change for a reader.</summary>
/// <param name="Kind">The change.</param>
/// <param name="Subject">The member or types that changed, and how.</param>
/// <param name="Seen">What the reader has there instead of the values that were written, if anything.</param>
/// <param name="Values">How many values there are.</param>
/// <param name="Different">How many of them are not what they should be.</param>
internal sealed record ChangeOutcome(ChangeKind Kind, string Subject, string Seen, long Values, long Different)
{
    /// <summary>Whether the reader has the expected value.</summary>
    public bool IsRight => Different == 0;

    /// <summary>Puts several outcomes of one kind together.</summary>
    public static ChangeOutcome Sum(string subject, IReadOnlyCollection<ChangeOutcome> outcomes) => new(
        outcomes.First().Kind,
        subject,
        outcomes.First().Seen,
        outcomes.Sum(outcome => outcome.Values),
        outcomes.Sum(outcome => outcome.Different));
}
