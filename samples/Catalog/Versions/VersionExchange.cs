using ApiCatalog.Comparing;
using MemFormat;

namespace ApiCatalog.Versions;

/// <summary>One version of the model writes, another one reads.</summary>
/// <param name="Title">Who writes and who reads.</param>
/// <param name="Bytes">Size of the payload.</param>
/// <param name="Comparison">What was written beside what was read.</param>
internal sealed record VersionExchange(string Title, long Bytes, GraphComparison Comparison)
{
    // Each pair of the sample's versions has all of these; a table without them would show nothing.
    private static readonly ChangeKind[][] s_shown =
    [
        [ChangeKind.Renamed],
        [ChangeKind.Widened, ChangeKind.Narrowed],
        [ChangeKind.Reordered],
        [ChangeKind.Added],
        [ChangeKind.Removed],
    ];

    /// <summary>The outcome of each change.</summary>
    public IReadOnlyList<ChangeOutcome> Outcomes { get; } = [.. ChangeOutcomes.Of(Comparison)];

    /// <summary>The problems: lost values and missing changes. Empty if there are none.</summary>
    public IReadOnlyList<string> Failures =>
    [
        .. Comparison.Differences.Take(3).Select(difference => $"{Title}: {difference}"),
        .. s_shown
            .Where(kinds => !Outcomes.Any(outcome => kinds.Contains(outcome.Kind) && outcome.Values > 0))
            .Select(kinds => $"{Title}: nothing is {string.Join(" or ", kinds)}"),
    ];

    /// <summary>Writes a graph and reads it as another type.</summary>
    public static VersionExchange Run<TWritten, TRead>(string title, TWritten written)
        where TWritten : class
        where TRead : class
    {
        var payload = MemFormatSerializer.Serialize(written);
        var read = MemFormatSerializer.Deserialize<TRead>(payload);
        return new VersionExchange(title, payload.Length, GraphComparer.Compare(written, read));
    }
}
