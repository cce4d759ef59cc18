namespace MemFormat.Schema.Recorded;

/// <summary><c>Shop.State constant Open</c>: a constant of an enum that is known by its name, whatever number it has.</summary>
/// <param name="Type">The enum.</param>
/// <param name="Name">The name on the wire: the oldest one.</param>
internal sealed record RecordedConstant(string Type, string Name) : RecordedLine(Type)
{
    public const string TheWord = "constant";

    /// <inheritdoc/>
    public override string Word => TheWord;

    /// <inheritdoc/>
    protected override string Key => Name;

    /// <inheritdoc/>
    protected override IEnumerable<string> Facts => [];
}
