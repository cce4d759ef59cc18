namespace MemFormat;

/// <summary>
/// The differences between a payload's schema and the reader's: members that a read found missing, skipped, kept or
/// converted. Get it with <see cref="MemFormatOptions.Report"/>, or per object with
/// <see cref="IMemDeserializedWithReport"/>. Other reads do not pay for it.
/// </summary>
/// <remarks>
/// The report is about schemas, not values: it lists a missing member once, however many objects lack it, and it leaves
/// out equal types. Members that the payload may have in extension data are not listed as missing. Unions are compared
/// case by case, for the cases in the payload.
/// </remarks>
public sealed class MemFormatReadReport
{
    /// <summary>The report of an object in the reader's own shape.</summary>
    internal static readonly MemFormatReadReport Nothing = new([]);

    /// <summary>Creates an empty report, for reads to fill.</summary>
    public MemFormatReadReport()
    {
    }

    /// <summary>A report that many objects share.</summary>
    internal MemFormatReadReport(IReadOnlyList<MemFormatReadDifference> differences)
    {
        IsShared = true;
        Differences = differences;
    }

    /// <summary>Whether it was made for objects, and so is never filled again.</summary>
    internal readonly bool IsShared;

    /// <summary>The differences, type by type. Empty if the payload has the reader's own shape, and after an error.</summary>
    public IReadOnlyList<MemFormatReadDifference> Differences { get; private set; } = [];

    /// <summary>Returns whether the payload lacks a member.</summary>
    /// <param name="member">The name of the member in the reader's type.</param>
    public bool IsMissing(string member)
    {
        foreach (var difference in Differences)
        {
            if (difference.Change == MemFormatReadChange.Missing && difference.Member == member)
                return true;
        }

        return false;
    }

    internal void Fill(IReadOnlyList<MemFormatReadDifference> differences) => Differences = differences;

    /// <summary>Returns one line per difference.</summary>
    public override string ToString() => string.Join('\n', Differences);
}
