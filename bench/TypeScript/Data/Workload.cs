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
        Write("1000", items);
        return Current(items[0]);
    }

    /// <summary>The data by types of which there is one value.</summary>
    public Workload Current<T>(T value)
    {
        Write("1", value);
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
        Write($"1.{version}", others[0]);
        Write($"1000.{version}", others);
        return this;
    }

    private void Write<T>(string name, T value)
    {
        File(name + ".memformat", MemFormatSerializer.Serialize(value));
        File(name + ".json", Json(value));
    }

    private static byte[] Json<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, s_json);

    private void File(string end, byte[] bytes) => System.IO.File.WriteAllBytes(Path.Combine(folder, name + "." + end), bytes);
}
