using System.Text.Json;
using System.Text.Json.Serialization;

namespace MemFormat.Interop.Tests;

/// <summary>The files that requests and their answers are exchanged in: bytes in one, what they are in the other.</summary>
internal static class Vectors
{
    public static readonly string Folder = Path.Combine(Node.Folder, "generated", "vectors");

    private static readonly JsonSerializerOptions s_json = new(JsonSerializerDefaults.Web)
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault,
        Converters = { new JsonStringEnumConverter() },
    };

    /// <summary>Writes <c>name.json</c> and <c>name.bin</c>.</summary>
    public static void Write(string name, string corpus, IReadOnlyList<Request> requests, bool isShared)
    {
        var bytes = new MemoryStream();
        var vectors = new
        {
            corpus,
            isShared,
            needsServer = requests.Any(r => r.Path is not null),
            requests = requests.Select(r => new
            {
                r.Name,
                r.Root,
                asks = r.Asks.ToString(),
                payload = Part(r.Payload),
                expected = r.Expected is { } expected ? Part(expected) : null,
                r.Error,
                r.Allowed,
                r.Shown,
                r.Piece,
                r.Path,
                r.Count,
            }).ToList(),
        };
        Directory.CreateDirectory(Folder);
        File.WriteAllText(Path.Combine(Folder, name + ".json"), JsonSerializer.Serialize(vectors, s_json));
        File.WriteAllBytes(Path.Combine(Folder, name + ".bin"), bytes.ToArray());

        int[] Part(byte[] part)
        {
            bytes.Write(part);
            return [(int)bytes.Length - part.Length, part.Length];
        }
    }

    /// <summary>Reads what a runner wrote.</summary>
    public static IReadOnlyList<Answer> Read(string name, Runner runner)
    {
        var file = Path.Combine(Folder, $"{name}.{runner.ToString().ToLowerInvariant()}");
        var bytes = File.ReadAllBytes(file + ".bin");
        return [.. JsonSerializer.Deserialize<List<Said>>(File.ReadAllText(file + ".json"), s_json)!
            .Select(s => new Answer(s.Error is null ? bytes[s.At..(s.At + s.Size)] : null, s.Error))];
    }

    private sealed record Said(int At, int Size, string? Error);
}
