using System.Text.Json.Serialization.Metadata;
using Google.Protobuf;
using MemFormat.Benchmarks.Models.Public;

namespace MemFormat.Benchmarks.Workloads.Public;

/// <summary>Data of the shapes that other public benchmarks have.</summary>
internal static class PublicCells
{
    public static IEnumerable<Cell> All() =>
    [
        .. WorkloadCells.Of("Log[1000]", () => Calls<AccessLog, Protos.AccessLog>(AccessLogData.Make(1000), 1000, JsonModels.Default.AccessLog)),
        .. WorkloadCells.Of("Mesh[10000]", () => Calls<Mesh, Protos.Mesh>(MeshData.Make(10_000), 10_000, JsonModels.Default.Mesh)),
        .. WorkloadCells.Of("Player[50]", () => Calls<SaveData, Protos.SaveData>(SaveDataData.Make(50), 50, JsonModels.Default.SaveData)),
        .. WorkloadCells.Of("Update[100]", () => Calls<Updates, Protos.Updates>(UpdateData.Make(100), 100, JsonModels.Default.Updates)),
        .. WorkloadCells.Of("Answer", () => Calls<Answer, Protos.Answer>(StackExchangeData.Answer(), 1, JsonModels.Default.Answer)),
        .. WorkloadCells.Of("Question", () => Calls<Question, Protos.Question>(StackExchangeData.Question(), 1, JsonModels.Default.Question)),
        .. WorkloadCells.Of("AccessToken", () => Calls<AccessToken, Protos.AccessToken>(
            StackExchangeData.AccessToken(), 1, JsonModels.Default.AccessToken)),
        .. WorkloadCells.Of("Badge", () => Calls<Badge, Protos.Badge>(StackExchangeData.Badge(), 1, JsonModels.Default.Badge)),
        .. WorkloadCells.Of("Event[100]", () => Calls<SiteEvents, Protos.SiteEvents>(
            StackExchangeData.Events(100), 100, JsonModels.Default.SiteEvents)),
    ];

    private static ValueCalls<T> Calls<T, TMessage>(T value, int items, JsonTypeInfo<T> json)
        where T : class
        where TMessage : IMessage<TMessage>, new() => new(value, items, json, Messages.From<TMessage>(value));
}
