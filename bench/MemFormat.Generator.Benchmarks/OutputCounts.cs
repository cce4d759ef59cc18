using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Benchmarks;

/// <summary>What a run did with the generator's outputs.</summary>
/// <param name="Executed">Those that were made again, to whatever end.</param>
/// <param name="Modified">Those that came out otherwise than before, or were new.</param>
internal sealed record OutputCounts(int Executed, int Modified)
{
    public static OutputCounts Of(GeneratorDriver driver)
    {
        var reasons = driver.GetRunResult().Results.Single().TrackedOutputSteps
            .SelectMany(steps => steps.Value)
            .SelectMany(step => step.Outputs)
            .Select(output => output.Reason)
            .ToArray();
        return new OutputCounts(
            reasons.Count(r => r != IncrementalStepRunReason.Cached),
            reasons.Count(r => r is IncrementalStepRunReason.Modified or IncrementalStepRunReason.New));
    }
}
