using System.Text;
using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Recorded;

/// <summary>
/// The contents of <c>MemFormat.Shipped.txt</c> or <c>MemFormat.Unshipped.txt</c>: a first line with the version of the
/// format, comments, which start with <c>#</c>, and lines in ordinal order.
/// </summary>
/// <param name="Lines">The lines, in order.</param>
/// <param name="Comments">The comments, which all come first, each with its <c>#</c>.</param>
internal sealed record RecordedFile(EquatableArray<RecordedLine> Lines, EquatableArray<string> Comments)
{
    public const string ShippedName = "MemFormat.Shipped.txt", UnshippedName = "MemFormat.Unshipped.txt";

    /// <summary>The first line.</summary>
    public const string Head = "memformat schemas 1";

    public static RecordedFile Empty { get; } = new(EquatableArray<RecordedLine>.Empty, EquatableArray<string>.Empty);

    /// <summary>Reads a file. Its contents are not trusted.</summary>
    /// <param name="text">The whole text; an empty one is an empty file.</param>
    /// <param name="isShipped">Which of the two files it is.</param>
    /// <param name="errors">Its errors. The lines with errors are left out.</param>
    public static RecordedFile Parse(string text, bool isShipped, out IReadOnlyList<RecordedError> errors)
    {
        var parser = new RecordedFileParser(isShipped);
        parser.Parse(text);
        errors = parser.Errors;
        return parser.File;
    }

    /// <summary>The text of the file, with <c>\n</c> line ends.</summary>
    public string ToText()
    {
        var text = new StringBuilder(Head).Append('\n');
        foreach (var comment in Comments)
            text.Append(comment).Append('\n');
        foreach (var line in Lines.Select(l => l.ToString()).OrderBy(l => l, StringComparer.Ordinal))
            text.Append(line).Append('\n');
        return text.ToString();
    }
}
