namespace MemFormat.Generator.Benchmarks;

/// <summary>What came out, and for how many types.</summary>
/// <param name="Types">How many types the project has.</param>
/// <param name="Files">How many files were generated.</param>
/// <param name="BytesPerType">How long the generated file of a type is, on average.</param>
/// <param name="Rows">One row per kind of run.</param>
internal sealed record GeneratorFigures(int Types, int Files, double BytesPerType, IReadOnlyList<GeneratorFigures.Row> Rows)
{
    /// <param name="Name">What was done.</param>
    /// <param name="Cost">What it took.</param>
    /// <param name="Outputs">What it did with the outputs; null for the floor.</param>
    /// <param name="Budget">What is allowed.</param>
    public sealed record Row(string Name, RunCost Cost, OutputCounts? Outputs, string Budget);
}
