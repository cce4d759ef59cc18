namespace MemFormat.Benchmarks.Workloads;

/// <summary>The same data as another type: unsealed, compact, or of another version.</summary>
internal static class Reshape
{
    public static T To<T>(object graph) => (T)To(graph, typeof(T));

    public static object To(object graph, Type type) => JsonSerializer.Deserialize(JsonSerializer.SerializeToUtf8Bytes(graph), type)!;
}
