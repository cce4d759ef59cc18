namespace MemFormat.Benchmarks.Running;

/// <summary>Where results are published: the JIT allocates on the stack what nobody sees.</summary>
internal static class Sink
{
    public static object? Result;
}
