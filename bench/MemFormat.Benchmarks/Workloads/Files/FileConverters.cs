using System.Text.Json.Serialization;
using MemFormat.Benchmarks.Models.Files;

namespace MemFormat.Benchmarks.Workloads.Files;

/// <summary>Reads a form of the files that is not the model's. No contender uses it.</summary>
internal abstract class FileConverter<T> : JsonConverter<T>
{
    public sealed override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => throw new NotSupportedException();
}

/// <summary>A version that is a string or <c>false</c>.</summary>
internal sealed class VersionConverter : FileConverter<string?>
{
    public override string? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.False ? null : reader.GetString();
}

/// <summary>A value or a list of them.</summary>
internal sealed class OneOrMoreConverter<T> : FileConverter<List<T>>
{
    public override List<T> Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.StartArray)
            return [JsonSerializer.Deserialize<T>(ref reader, options)!];
        List<T> list = [];
        while (reader.Read() && reader.TokenType != JsonTokenType.EndArray)
            list.Add(JsonSerializer.Deserialize<T>(ref reader, options)!);
        return list;
    }
}

/// <summary>A feature beside those within it.</summary>
internal sealed class CompatFeatureConverter : FileConverter<CompatFeature>
{
    public override CompatFeature Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        CompatFeature feature = new();
        while (reader.Read() && reader.TokenType != JsonTokenType.EndObject)
        {
            var name = reader.GetString()!;
            reader.Read();
            if (name == "__compat")
                feature.Compat = JsonSerializer.Deserialize<CompatStatement>(ref reader, options);
            else
                (feature.Features ??= []).Add(name, Read(ref reader, typeToConvert, options));
        }

        return feature;
    }
}
