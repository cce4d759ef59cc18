using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Recorded;

/// <summary>Reads a file line by line.</summary>
internal sealed class RecordedFileParser(bool isShipped)
{
    private readonly List<RecordedLine> _lines = [];
    private readonly List<string> _comments = [];
    private readonly List<RecordedError> _errors = [];
    private readonly Dictionary<string, RecordedLine> _subjects = new(StringComparer.Ordinal);

    public IReadOnlyList<RecordedError> Errors => _errors;

    public RecordedFile File => new(_lines.OrderBy(l => l.ToString(), StringComparer.Ordinal).ToEquatableArray(), _comments.ToEquatableArray());

    public void Parse(string text)
    {
        var hasHead = false;
        var lines = text.TrimStart('\uFEFF').Split('\n');
        for (var i = 0; i < lines.Length; i++)
        {
            var line = lines[i].Trim();
            if (line.Length == 0)
                continue;
            if (WhyConflict(line) is { } conflict)
            {
                _errors.Add(new RecordedError(i, conflict));
            }
            else if (line[0] == '#')
            {
                _comments.Add(line);
            }
            else if (hasHead)
            {
                Add(line, i);
            }
            else if (line == RecordedFile.Head)
            {
                hasHead = true;
            }
            else
            {
                _errors.Add(new RecordedError(i, $"the first line must be '{RecordedFile.Head}'; use the version of MemFormat that wrote this file"));
                return;
            }
        }
    }

    private void Add(string text, int number)
    {
        // Two branches may have added the same line: that says nothing else than one.
        var line = RecordedLineParser.Parse(text, isShipped, out var error);
        if (line is null)
            _errors.Add(new RecordedError(number, error!));
        else if (!_subjects.TryGetValue(line.Subject, out var other))
            Add(line);
        else if (!line.Equals(other))
            _errors.Add(new RecordedError(number, $"another line contradicts this one on '{line.Subject}': keep one of them"));
    }

    private void Add(RecordedLine line)
    {
        _subjects.Add(line.Subject, line);
        _lines.Add(line);
    }

    private static string? WhyConflict(string line) =>
        new[] { "<<<<<<<", "=======", ">>>>>>>", "|||||||" }.Any(mark => line.StartsWith(mark, StringComparison.Ordinal))
            ? "a merge is not finished: keep the lines of both sides, then run 'memformat schema update'"
            : null;
}
