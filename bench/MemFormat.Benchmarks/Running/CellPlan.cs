namespace MemFormat.Benchmarks.Running;

/// <summary>A cell that is built, with its data, only when it is measured.</summary>
internal sealed record CellPlan(string Name, Func<string, Cell> Build);
