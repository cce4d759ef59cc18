using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Pooled;

/// <summary>The collections that TypeScript reads and writes.</summary>
[MemFormatRoot(typeof(List<Order>))]
internal sealed partial class Roots : MemFormatContext;
