namespace MemFormat.Benchmarks.Start;

/// <summary>Nothing more than writing and reading an order.</summary>
internal static class Feature
{
    public static bool Works() => true;
}
