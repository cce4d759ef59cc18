using System.Text.Json;
using System.Text.Json.Serialization;

namespace MemFormat.Benchmarks.Start;

internal static class Contender
{
    public static int WriteAndRead(Order order) =>
        JsonSerializer.Deserialize(JsonSerializer.SerializeToUtf8Bytes(order, OrderJson.Default.Order), OrderJson.Default.Order)!.Lines.Count;
}

[JsonSerializable(typeof(Order))]
internal sealed partial class OrderJson : JsonSerializerContext;
