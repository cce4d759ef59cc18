namespace MemFormat.Schema.Recorded;

/// <summary><c>Shop.Order is class names</c>: a stored type, or the enum of a member.</summary>
/// <param name="Type">Its name.</param>
/// <param name="Form"><c>class</c>, <c>struct</c>, <c>interface</c> or <c>enum</c>.</param>
/// <param name="Keys">
/// The keys of its members, <c>names</c> or <c>ids</c>; for an enum the kind of its integer, such as <c>Int32</c>; for
/// an interface empty.
/// </param>
internal sealed record RecordedType(string Type, string Form, string Keys) : RecordedLine(Type)
{
    public const string TheWord = "is";

    /// <inheritdoc/>
    public override string Word => TheWord;

    /// <summary>The contract that the type states, or null.</summary>
    public string? Contract { get; init; }

    /// <summary>The base class of another assembly whose part comes first, or null.</summary>
    public string? Base { get; init; }

    /// <summary>Whether its objects keep their identity.</summary>
    public bool PreservesReferences { get; init; }

    /// <inheritdoc/>
    protected override string Key => "";

    /// <inheritdoc/>
    protected override IEnumerable<string> Facts
    {
        get
        {
            yield return Form;
            if (Keys.Length > 0)
                yield return Keys;
            if (Base is not null)
                yield return "base=" + Base;
            if (Contract is not null)
                yield return "contract=" + RecordedText.Escape(Contract);
            if (PreservesReferences)
                yield return "references";
        }
    }
}
