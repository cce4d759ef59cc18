using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Recorded;

/// <summary>The two files together: the shipped lines, and the changes since.</summary>
internal static class RecordedHistory
{
    /// <summary>All that was ever recorded, each subject as it is now.</summary>
    public static IEnumerable<RecordedLine> Current(RecordedFile shipped, RecordedFile unshipped)
    {
        // A root's line says nothing else when it is written again: it has been shipped, then.
        var old = new HashSet<string>(shipped.Lines.OfType<RecordedRoot>().Select(l => l.Subject), StringComparer.Ordinal);
        var changed = unshipped.Lines.Where(l => !old.Contains(l.Subject)).ToList();
        var subjects = new HashSet<string>(changed.Select(l => l.Subject), StringComparer.Ordinal);
        return shipped.Lines.Where(l => !subjects.Contains(l.Subject)).Concat(changed);
    }

    /// <summary>The file of unshipped lines, from a built assembly.</summary>
    /// <param name="shipped">The shipped lines.</param>
    /// <param name="built">The lines of the assembly's types; none is removed.</param>
    /// <param name="unshipped">The file of unshipped lines: its comments and accepted changes stay.</param>
    public static RecordedFile Update(RecordedFile shipped, IEnumerable<RecordedLine> built, RecordedFile? unshipped = null)
    {
        var known = shipped.Lines.ToDictionary(l => l.Subject, StringComparer.Ordinal);
        var lines = new List<RecordedLine>();
        foreach (var line in built)
        {
            if (known.TryGetValue(line.Subject, out var before))
                known.Remove(line.Subject);
            if (before is not RecordedRoot && !line.Equals(before))
                lines.Add(line);
        }

        // Schemas are never removed: their data may still exist.
        lines.AddRange(known.Values.Where(l => l is not (RecordedRoot or RecordedAccepted) && !l.IsRemoved).Select(l => l with { IsRemoved = true }));
        lines.AddRange(unshipped?.Lines.OfType<RecordedAccepted>() ?? []);
        return new RecordedFile(Sorted(lines), unshipped?.Comments ?? default);
    }

    /// <summary>The file of shipped lines, after the unshipped ones became a release.</summary>
    /// <param name="shipped">The lines shipped before.</param>
    /// <param name="unshipped">The lines to ship.</param>
    /// <param name="release">The release's name; see <see cref="RecordedText.IsRelease"/>.</param>
    public static RecordedFile Ship(RecordedFile shipped, RecordedFile unshipped, string release) =>
        RecordedText.IsRelease(release)
            ? new RecordedFile(Sorted(Current(shipped, unshipped)
                .Select(l => l is RecordedRoot { Release: RecordedRoot.Unshipped } root ? root with { Release = release } : l)), shipped.Comments)
            : throw new ArgumentException("A release is a digit, then letters, digits and .-+_", nameof(release));

    private static EquatableArray<RecordedLine> Sorted(IEnumerable<RecordedLine> lines) =>
        lines.OrderBy(l => l.ToString(), StringComparer.Ordinal).ToEquatableArray();
}
