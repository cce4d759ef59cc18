using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;

namespace MemFormat.Tool.Recording;

/// <summary>The two files of recorded schemas in a project's folder.</summary>
internal sealed class RecordedFiles
{
    private RecordedFiles(string folder) => Folder = folder;

    public string Folder { get; }

    public string ShippedPath => Path.Combine(Folder, RecordedFile.ShippedName);

    public string UnshippedPath => Path.Combine(Folder, RecordedFile.UnshippedName);

    public RecordedFile Shipped { get; private init; } = RecordedFile.Empty;

    /// <summary>The text of the unshipped file, empty if there is none.</summary>
    public string UnshippedText { get; private init; } = "";

    /// <summary>Reads them; files that are not there are empty.</summary>
    /// <exception cref="ToolException">A file cannot be read.</exception>
    public static RecordedFiles Read(string folder)
    {
        var files = new RecordedFiles(folder);
        return new RecordedFiles(folder)
        {
            Shipped = Parse(files.ShippedPath, TextOf(files.ShippedPath), isShipped: true),
            UnshippedText = TextOf(files.UnshippedPath),
        };
    }

    /// <summary>The unshipped lines.</summary>
    /// <exception cref="ToolException">The file has invalid lines.</exception>
    public RecordedFile Unshipped() => Parse(UnshippedPath, UnshippedText, isShipped: false);

    /// <summary>What can be read of the unshipped file, even if some of its lines are invalid after a merge.</summary>
    public RecordedFile ReadableUnshipped() => RecordedFile.Parse(UnshippedText, isShipped: false, out _);

    /// <summary>Writes a file if that changes it.</summary>
    /// <returns>Whether it did.</returns>
    public static bool Write(string path, RecordedFile file)
    {
        var text = file.ToText();
        if (File.Exists(path) && TextOf(path) == text)
            return false;
        OutputFile.Write(Path.GetDirectoryName(path)!, Path.GetFileName(path), text);
        return true;
    }

    private static string TextOf(string path) => File.Exists(path) ? File.ReadAllText(path).Replace("\r\n", "\n", StringComparison.Ordinal) : "";

    private static RecordedFile Parse(string path, string text, bool isShipped)
    {
        var file = RecordedFile.Parse(text, isShipped, out var errors);
        return errors.Count == 0
            ? file
            : throw new ToolException("correct these lines of the recorded schema files.")
            {
                Lines =
                [.. errors.Select(e => $"{path}({e.Line + 1}): error MF050: {e.Message}.")]
            };
    }
}
