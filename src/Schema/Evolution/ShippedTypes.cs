using MemFormat.Schema.Recorded;
using MemFormat.Wire;

namespace MemFormat.Schema.Evolution;

/// <summary>The types of shipped programs, by the lines of a recorded schema file.</summary>
internal sealed class ShippedTypes
{
    private readonly ILookup<string, RecordedLine> _lines;
    private readonly HashSet<string> _accepted;

    /// <param name="shipped">The shipped lines.</param>
    /// <param name="unshipped">The lines since then; of these count the accepted changes that have a reason.</param>
    public ShippedTypes(RecordedFile shipped, RecordedFile unshipped)
    {
        _lines = shipped.Lines.ToLookup(l => l.Type, StringComparer.Ordinal);
        _accepted =
            new(shipped.Lines.Concat(unshipped.Lines).OfType<RecordedAccepted>().Where(l => l.Reason != RecordedAccepted.NoReason)
                .Select(l => l.Subject), StringComparer.Ordinal);
    }

    /// <summary>The types that were not removed, without the enums.</summary>
    public IEnumerable<RecordedType> Types => _lines.SelectMany(l => l).OfType<RecordedType>().Where(t => !t.IsRemoved && t.Form != "enum");

    /// <summary>The line of a type, or null if it was not shipped.</summary>
    public RecordedType? Find(string type) => Lines<RecordedType>(type).FirstOrDefault(t => !t.IsRemoved);

    /// <summary>The lines of a type of one sort.</summary>
    public IEnumerable<TLine> Lines<TLine>(string type)
        where TLine : RecordedLine => _lines[type].OfType<TLine>();

    /// <summary>Whether a line accepts a change.</summary>
    public bool Accepts(SchemaChange change) =>
        _accepted.Contains(new RecordedAccepted(change.Type, change.Rule.Id, change.Key.Length == 0 ? "*" : change.Key, "").Subject);

    /// <summary>A recorded kind.</summary>
    public StoredKind Kind(string text) =>
        StoredKind.Parse(text, name => Find(name) is { Form: "enum" } found && Enum.TryParse<WireKind>(found.Keys, out var kind) ? kind : null);
}
