using System.Collections.Immutable;
using System.Text.Json.Serialization;
using ApiCatalog.Model;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Models.Files;
using MemFormat.Benchmarks.Models.Public;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>
/// The source-generated side of System.Text.Json. Its fast path writes a null <c>byte[]</c> as an empty one, and so would lose
/// the difference if nulls were not left out.
/// </summary>
[JsonSourceGenerationOptions(DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull, IncludeFields = true)]
[JsonSerializable(typeof(Poco))]
[JsonSerializable(typeof(List<Poco>))]
[JsonSerializable(typeof(List<Row>))]
[JsonSerializable(typeof(Order))]
[JsonSerializable(typeof(List<Order>))]
[JsonSerializable(typeof(BookShelf))]
[JsonSerializable(typeof(Catalog))]
[JsonSerializable(typeof(string))]
[JsonSerializable(typeof(List<string>))]
[JsonSerializable(typeof(byte[]))]
[JsonSerializable(typeof(double[]))]
[JsonSerializable(typeof(int[]))]
[JsonSerializable(typeof(CompactInts))]
[JsonSerializable(typeof(CompactCounts))]
[JsonSerializable(typeof(Dictionary<string, int>))]
[JsonSerializable(typeof(ImmutableDictionary<string, int>))]
[JsonSerializable(typeof(List<Sparse>))]
[JsonSerializable(typeof(Wide120))]
[JsonSerializable(typeof(Wide240))]
[JsonSerializable(typeof(List<Shape>))]
[JsonSerializable(typeof(AccessLog))]
[JsonSerializable(typeof(Mesh))]
[JsonSerializable(typeof(SaveData))]
[JsonSerializable(typeof(Updates))]
[JsonSerializable(typeof(Answer))]
[JsonSerializable(typeof(Question))]
[JsonSerializable(typeof(AccessToken))]
[JsonSerializable(typeof(Badge))]
[JsonSerializable(typeof(SiteEvents))]
[JsonSerializable(typeof(CanIUse))]
[JsonSerializable(typeof(BrowserCompat))]
[JsonSerializable(typeof(Topology))]
internal sealed partial class JsonModels : JsonSerializerContext;
