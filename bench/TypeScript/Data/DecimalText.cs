using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace MemFormat.Benchmarks;

/// <summary>Decimals as text, since JavaScript's numbers would lose digits.</summary>
internal sealed class DecimalText : JsonConverter<decimal>
{
    public override decimal Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        decimal.Parse(reader.GetString()!, CultureInfo.InvariantCulture);

    public override void Write(Utf8JsonWriter writer, decimal value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString(CultureInfo.InvariantCulture));
}
