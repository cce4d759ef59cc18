using System.Collections.Immutable;
using MemFormat.Benchmarks.Models;
using Added = MemFormat.Benchmarks.Versions.Added;
using Removed = MemFormat.Benchmarks.Versions.Removed;
using Reordered = MemFormat.Benchmarks.Versions.Reordered;
using Widened = MemFormat.Benchmarks.Versions.Widened;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>What is written by calls that are not at closed types.</summary>
[MemFormatRoot(typeof(string))]
[MemFormatRoot(typeof(List<string>))]
[MemFormatRoot(typeof(byte[]))]
[MemFormatRoot(typeof(double[]))]
[MemFormatRoot(typeof(int[]))]
[MemFormatRoot(typeof(Dictionary<string, int>))]
[MemFormatRoot(typeof(ImmutableDictionary<string, int>))]
[MemFormatRoot(typeof(List<Sparse>))]
[MemFormatRoot(typeof(List<Shape>))]
[MemFormatRoot(typeof(List<AnyShape>))]
[MemFormatRoot(typeof(List<BoxedNumber>))]
[MemFormatRoot(typeof(List<PlainNumber>))]
[MemFormatRoot(typeof(Wide120))]
[MemFormatRoot(typeof(Wide240))]
[MemFormatRoot(typeof(Widened.Wide120))]
[MemFormatRoot(typeof(Widened.Wide240))]
[MemFormatRoot(typeof(List<Added.Row>))]
[MemFormatRoot(typeof(List<Removed.Row>))]
[MemFormatRoot(typeof(List<Widened.Row>))]
[MemFormatRoot(typeof(List<Reordered.Row>))]
internal sealed partial class ValueRoots : MemFormatContext;
