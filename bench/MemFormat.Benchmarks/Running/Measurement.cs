namespace MemFormat.Benchmarks.Running;

/// <summary>What came out for one contender.</summary>
/// <param name="Contender">Who was measured.</param>
/// <param name="Slices">The nanoseconds of a run, by round.</param>
/// <param name="AllocatedBytes">What one run allocates on the managed heap.</param>
internal sealed record Measurement(Contender Contender, IReadOnlyList<double> Slices, long AllocatedBytes)
{
    /// <summary>The median of the slices, for one run.</summary>
    public double Nanoseconds { get; } = Median(Slices);

    /// <summary>
    /// How many times slower than another contender of the cell: the median over the rounds. Both slices of a round lie
    /// close together, so that a machine that is busy for a while does not shift it.
    /// </summary>
    public double RatioTo(Measurement other) => Median([.. Slices.Zip(other.Slices, (ours, theirs) => ours / theirs)]);

    private static double Median(IReadOnlyList<double> values) => values.Order().ElementAt(values.Count / 2);
}
