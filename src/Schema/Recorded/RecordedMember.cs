namespace MemFormat.Schema.Recorded;

/// <summary><c>Shop.Order member Id Int32</c>: a stored member.</summary>
/// <param name="Type">The type of the member.</param>
/// <param name="MemberKey">Its wire name, or its id.</param>
/// <param name="Kind">
/// The kind of its values: a scalar's name (<c>Int32</c>, <c>String</c>), <c>List&lt;…&gt;</c>, <c>Map&lt;…,…&gt;</c>,
/// or the name of a type, followed by a <c>?</c> if the value can be null.
/// </param>
internal sealed record RecordedMember(string Type, string MemberKey, string Kind) : RecordedLine(Type)
{
    public const string TheWord = "member";

    /// <inheritdoc/>
    public override string Word => TheWord;

    /// <summary>Its name in code, where the key is another one; else null.</summary>
    public string? Name { get; init; }

    /// <summary>Whether data without it cannot be read.</summary>
    public bool IsRequired { get; init; }

    /// <inheritdoc/>
    protected override string Key => MemberKey;

    /// <inheritdoc/>
    protected override IEnumerable<string> Facts
    {
        get
        {
            yield return Kind;
            if (Name is not null)
                yield return "name=" + Name;
            if (IsRequired)
                yield return "required";
        }
    }
}
