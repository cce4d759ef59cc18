namespace MemFormat;

/// <summary>
/// What a read found to differ between the payload's schema and the reader's: which members were missing, passed over, kept
/// or converted. Ask for it with <see cref="MemFormatOptions.Report"/>, or per object with
/// <see cref="IMemDeserializedWithReport"/>; reads that nobody asks about do not pay for it.
/// </summary>
/// <remarks>
/// It tells of schemas, not of values: a member that is missing in the payload's schema is listed once, however many objects
/// there are. Types that are the same are not mentioned. Members that the payload may have in extension data are not listed
/// as missing. Cases of unions are compared if the payload has values of them.
/// </remarks>
public sealed class MemFormatReadReport
{
    /// <summary>Of an object whose shape is the reader's own.</summary>
    internal static readonly MemFormatReadReport Nothing = new([]);

    /// <summary>An empty report, to be filled by reads.</summary>
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

    /// <summary>The differences, type by type. Empty when the payload has the reader's own shape, and after an error.</summary>
    public IReadOnlyList<MemFormatReadDifference> Differences { get; private set; } = [];

    /// <summary>Whether the payload does not have a member.</summary>
    /// <param name="member">The member as the reader's type calls it.</param>
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

    /// <summary>One line for each difference.</summary>
    public override string ToString() => string.Join('\n', Differences);
}
