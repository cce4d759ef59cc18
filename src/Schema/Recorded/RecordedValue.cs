namespace MemFormat.Schema.Recorded;

/// <summary><c>Shop.State value Open 1</c>: a named value of an enum.</summary>
/// <param name="Type">The enum.</param>
/// <param name="Name">The name.</param>
/// <param name="Value">The value in decimal.</param>
internal sealed record RecordedValue(string Type, string Name, string Value) : RecordedLine(Type)
{
    public const string TheWord = "value";

    /// <inheritdoc/>
    public override string Word => TheWord;

    /// <inheritdoc/>
    protected override string Key => Name;

    /// <inheritdoc/>
    protected override IEnumerable<string> Facts => [Value];
}
