using MemFormat.Benchmarks.Workloads;

namespace MemFormat.Benchmarks.Running;

/// <summary>Nothing is measured that does not do its work: what comes out is compared before.</summary>
internal static class Expect
{
    /// <summary>Two graphs hold the same values.</summary>
    public static void SameGraph(object? expected, object? actual, string what)
    {
        if (!JsonSerializer.SerializeToUtf8Bytes(expected, Reshape.WithFields).AsSpan().SequenceEqual(JsonSerializer.SerializeToUtf8Bytes(actual, Reshape.WithFields)))
            throw new InvalidOperationException($"{what} did not give the values that it should have.");
    }

    /// <summary>Two payloads are the same.</summary>
    public static void SameBytes(ReadOnlySpan<byte> expected, ReadOnlySpan<byte> actual, string what)
    {
        if (!expected.SequenceEqual(actual))
            throw new InvalidOperationException($"{what}: {actual.Length} bytes, not the {expected.Length} that it should have written, or others.");
    }
}
