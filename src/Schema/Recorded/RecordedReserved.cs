namespace MemFormat.Schema.Recorded;

/// <summary><c>Shop.Order reserved Note</c>: an id or a name that must not come back.</summary>
/// <param name="Type">The type.</param>
/// <param name="MemberKey">The id or the name.</param>
internal sealed record RecordedReserved(string Type, string MemberKey) : RecordedLine(Type)
{
    public const string TheWord = "reserved";

    /// <inheritdoc/>
    public override string Word => TheWord;

    /// <inheritdoc/>
    protected override string Key => MemberKey;

    /// <inheritdoc/>
    protected override IEnumerable<string> Facts => [];
}
