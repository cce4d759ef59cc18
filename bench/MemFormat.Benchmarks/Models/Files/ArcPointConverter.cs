using System.Text.Json.Serialization;

namespace MemFormat.Benchmarks.Models.Files;

/// <summary>A point in JSON as TopoJSON has it: an array of two numbers.</summary>
public sealed class ArcPointConverter : JsonConverter<ArcPoint>
{
    public override ArcPoint Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.StartArray)
            throw new JsonException("A point is an array.");
        ArcPoint point = new(Next(ref reader), Next(ref reader));
        return reader.Read() && reader.TokenType == JsonTokenType.EndArray ? point : throw new JsonException("A point has two numbers.");
    }

    public override void Write(Utf8JsonWriter writer, ArcPoint value, JsonSerializerOptions options)
    {
        writer.WriteStartArray();
        writer.WriteNumberValue(value.X);
        writer.WriteNumberValue(value.Y);
        writer.WriteEndArray();
    }

    private static int Next(ref Utf8JsonReader reader)
    {
        reader.Read();
        return reader.GetInt32();
    }
}
