namespace MemFormat.Benchmarks.Running;

/// <summary>What came out for one contender.</summary>
/// <param name="Contender">Who was measured.</param>
/// <param name="Nanoseconds">The median of the slices' means, for one run.</param>
/// <param name="AllocatedBytes">What one run allocates on the managed heap.</param>
/// <param name="Slices">How many slices there were.</param>
internal sealed record Measurement(Contender Contender, double Nanoseconds, long AllocatedBytes, int Slices);
