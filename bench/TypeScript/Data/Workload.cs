using System.Text.Encodings.Web;
using System.Text.Json;

namespace MemFormat.Benchmarks;

/// <summary>Writes one workload's payloads: a value alone and 1,000 in a list, by today's types and by other versions of them.</summary>
internal sealed class Workload(string name, string folder)
{
    // Escapes no more than JSON.stringify does: six ASCII chars for each of Cyrillic would be no match for anybody.
    private static readonly JsonSerializerOptions s_json = new(JsonSerializerDefaults.Web)
    {
        Converters = { new DecimalText() },
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    /// <summary>The data by today's types.</summary>
    public Workload Current<T>(List<T> items)
    {
        File("1.memformat", MemFormatSerializer.Serialize(items[0]));
        File("1.json", Json(items[0]));
        File("1000.memformat", MemFormatSerializer.Serialize(items));
        File("1000.json", Json(items));
        return this;
    }

    /// <summary>The data by types of which there is one value.</summary>
    public Workload Current<T>(T value)
    {
        File("1.memformat", MemFormatSerializer.Serialize(value));
        File("1.json", Json(value));
        return this;
    }

    /// <summary>The same data with pooled strings.</summary>
    public Workload Pooled<T>(int count, object value)
    {
        File($"{count}.pooled.memformat", MemFormatSerializer.Serialize(JsonSerializer.Deserialize<T>(Json(value), s_json)!));
        return this;
    }

    /// <summary>The same data as other types have it, and what that is as JSON: a member that they lack is left out.</summary>
    public Workload Version<T>(string version, object items)
    {
        var others = JsonSerializer.Deserialize<List<T>>(Json(items), s_json)!;
        File($"1.{version}.memformat", MemFormatSerializer.Serialize(others[0]));
        File($"1.{version}.json", Json(others[0]));
        File($"1000.{version}.memformat", MemFormatSerializer.Serialize(others));
        File($"1000.{version}.json", Json(others));
        return this;
    }

    private static byte[] Json<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, s_json);

    private void File(string end, byte[] bytes) => System.IO.File.WriteAllBytes(Path.Combine(folder, name + "." + end), bytes);
}
