namespace MemFormat.Benchmarks.Running;

/// <summary>One way to do the work of a cell.</summary>
/// <param name="Role">What it is in the cell.</param>
/// <param name="Name">Its row in the table.</param>
/// <param name="PayloadBytes">How long its payload is; 0 when it has none.</param>
/// <param name="Run">Does the work so many times, by calls that stand at closed types, and publishes what comes out.</param>
internal sealed record Contender(Role Role, string Name, int PayloadBytes, Action<int> Run);
