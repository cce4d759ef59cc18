namespace MemFormat.Benchmarks.Workloads;

/// <summary>The same data as another type: unsealed, compact, or of another version.</summary>
internal static class Reshape
{
    /// <summary>Fields are members, too.</summary>
    public static readonly JsonSerializerOptions WithFields = new() { IncludeFields = true };

    public static T To<T>(object graph) => (T)To(graph, typeof(T));

    public static object To(object graph, Type type) => JsonSerializer.Deserialize(JsonSerializer.SerializeToUtf8Bytes(graph, WithFields), type, WithFields)!;
}
