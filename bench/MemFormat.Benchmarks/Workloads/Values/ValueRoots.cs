using System.Collections.Immutable;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Values;

/// <summary>What <see cref="ValueCalls{T}"/> writes by calls that are not at closed types.</summary>
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
internal sealed partial class ValueRoots : MemFormatContext;
