using System.Globalization;

namespace MemFormat.Schema.Recorded;

/// <summary><c>Shop.IShape case 1 Shop.Circle</c>: a declared case of a union.</summary>
/// <param name="Type">The union. For a member with cases, the type and the member, <c>Shop.Order.Payload</c>.</param>
/// <param name="Tag">The number of the case.</param>
/// <param name="Case">The type of its values.</param>
internal sealed record RecordedCase(string Type, int Tag, string Case) : RecordedLine(Type)
{
    public const string TheWord = "case";

    /// <inheritdoc/>
    public override string Word => TheWord;

    /// <inheritdoc/>
    protected override string Key => Tag.ToString(CultureInfo.InvariantCulture);

    /// <inheritdoc/>
    protected override IEnumerable<string> Facts => [Case];
}
