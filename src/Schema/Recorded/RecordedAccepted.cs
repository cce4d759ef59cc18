namespace MemFormat.Schema.Recorded;

/// <summary><c>Shop.Order accepts MF074 Note never used in production</c>: a change that breaks a promise on purpose.</summary>
/// <param name="Type">The type.</param>
/// <param name="Rule">The id of the diagnostic.</param>
/// <param name="Of">The id, the name, the tag or the constant; <c>*</c> for the type itself.</param>
/// <param name="Reason">The reason, in any words.</param>
internal sealed record RecordedAccepted(string Type, string Rule, string Of, string Reason) : RecordedLine(Type)
{
    public const string TheWord = "accepts";

    /// <summary>The reason in a line that a fix wrote: someone has to write the real one.</summary>
    public const string NoReason = "because TODO";

    /// <inheritdoc/>
    public override string Word => TheWord;

    /// <inheritdoc/>
    protected override string Key => $"{Rule} {Of}";

    /// <inheritdoc/>
    protected override IEnumerable<string> Facts => [Reason];
}
