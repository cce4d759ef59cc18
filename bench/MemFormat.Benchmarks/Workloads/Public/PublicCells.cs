using System.Text.Json.Nodes;
using System.Text.Json.Serialization.Metadata;
using Google.Protobuf;
using MemFormat.Benchmarks.Models.Public;
using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Values;

namespace MemFormat.Benchmarks.Workloads.Public;

/// <summary>Data of the shapes that other public benchmarks have.</summary>
internal static class PublicCells
{
    private static readonly JsonSerializerOptions s_names = new(JsonSerializerDefaults.Web);

    public static IEnumerable<Cell> All() =>
    [
        .. WorkloadCells.Of("Log[1000]", () => Calls(AccessLogData.Make(1000), 1000, JsonModels.Default.AccessLog, Protos.AccessLog.Parser)),
        .. WorkloadCells.Of("Mesh[10000]", () => Calls(MeshData.Make(10_000), 10_000, JsonModels.Default.Mesh, Protos.Mesh.Parser)),
        .. WorkloadCells.Of("Player[50]", () => Calls(SaveDataData.Make(50), 50, JsonModels.Default.SaveData, Protos.SaveData.Parser)),
        .. WorkloadCells.Of("Update[100]", () => Calls(UpdateData.Make(100), 100, JsonModels.Default.Updates, Protos.Updates.Parser)),
    ];

    /// <summary>The message is made of the value's JSON, in the form that protobuf reads.</summary>
    private static ValueCalls<T> Calls<T>(T value, int items, JsonTypeInfo<T> json, MessageParser parser)
        where T : class
    {
        var text = JsonSerializer.SerializeToNode(value, s_names)!;
        Bytes(text);
        return new(value, items, json, parser.ParseJson(text.ToJsonString()));
    }

    // A Guid is 16 bytes there.
    private static void Bytes(JsonNode node)
    {
        foreach (var child in node switch { JsonObject one => one.Select(member => member.Value).ToList(), JsonArray list => [.. list], _ => [] })
        {
            if (child is JsonValue value && value.GetPropertyNameOrNull() == "uuid")
                value.ReplaceWith(Convert.ToBase64String(value.GetValue<Guid>().ToByteArray()));
            else if (child is not null)
                Bytes(child);
        }
    }

    private static string? GetPropertyNameOrNull(this JsonValue value) => value.Parent is JsonObject ? value.GetPropertyName() : null;
}
