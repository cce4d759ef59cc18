using MemFormat.Schemas;
using MemFormat.Tool.Inspecting;
using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Writing;

/// <summary>Payloads within the payload as JSON with their schemas, so that they can be made again.</summary>
internal static class InnerJson
{
    /// <summary>What people see and the schema; base64 where that would not be enough.</summary>
    public static void Write(ReadOnlySpan<byte> payload, Utf8JsonWriter writer)
    {
        var parts = new ValueParts();
        if (writer.CurrentDepth >= ShownJson.MaxLevels || !ShownJson.IsRead(payload) || !TryOpen(payload, parts, out var unions))
        {
            writer.WriteBase64StringValue(payload);
            return;
        }

        writer.WriteStartObject();
        ShownJson.WriteHead(payload, writer, out _);
        if (unions is not null)
            WriteSchema(parts, unions, writer);
        ShownJson.WriteValue(payload, writer, Write);
        writer.WriteEndObject();
    }

    /// <summary>Makes such a payload.</summary>
    /// <param name="json">The object.</param>
    /// <param name="names">Has the names of members.</param>
    /// <param name="path">The place of the payload.</param>
    /// <exception cref="ToolException">Something is missing, or does not fit.</exception>
    public static byte[] Payload(JsonElement json, KnownNames names, string path)
    {
        if (json.ValueKind != JsonValueKind.Object || !json.TryGetProperty("value", out var value))
            throw new ToolException($"{path}: a payload within the payload is base64, or an object with value and $schema.");
        if (value.ValueKind == JsonValueKind.Null)
            return [PayloadHead.NullRoot];
        if (!json.TryGetProperty("$schema", out var schema))
            throw new ToolException($"{path}: a payload within the payload needs its $schema, as convert to JSON writes it.");
        try
        {
            var descriptor = schema.GetBytesFromBase64();
            var limits = SchemaLimits.Of(DataLimits.Limits);
            var parsed = WriterSchema.Parse(descriptor, limits);
            var cases = new Dictionary<(uint Union, ulong Tag), WriterCase>();
            if (json.TryGetProperty("$cases", out var listed))
            {
                foreach (var each in listed.EnumerateArray())
                {
                    var definition = each[2].GetBytesFromBase64();
                    cases[(each[0].GetUInt32(), each[1].GetUInt64())] = new WriterCase(
                        WriterSchema.ParseCase(definition, parsed.Types, limits, 0), definition);
                }
            }

            byte[] payload = [.. PayloadHead.InlineHeader(descriptor),
                .. new JsonBody(names, parsed, cases, declared: null, isUpdate: false).Write(value, drops: false)];
            return json.TryGetProperty("$compression", out var name) ? WrappedBytes.Compress(payload, DataLimits.Named(name.GetString())) : payload;
        }
        catch (Exception exception) when (exception is MemFormatException or ToolException or IndexOutOfRangeException)
        {
            throw new ToolException($"{path}: {exception.Message}", exception);
        }
    }

    /// <summary>Goes through a payload, which may be damaged.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="parts">Takes it apart.</param>
    /// <param name="unions">The values of unions in it; null if its root is null.</param>
    private static bool TryOpen(ReadOnlySpan<byte> payload, ValueParts parts, out List<UnionPlace>? unions)
    {
        unions = null;
        try
        {
            var body = parts.Open(new DataValue(payload, null, new MemFormatOptions { Limits = DataLimits.Limits }), out var isNull);
            if (!isNull)
                unions = BodyWalk.Run(body, parts, new SizeNode("", "", null)).Unions;
            return true;
        }
        catch (Exception exception) when (exception is MemFormatException or ToolException)
        {
            return false;
        }
    }

    /// <summary>The schema, and the cases of its unions that occur.</summary>
    private static void WriteSchema(ValueParts parts, List<UnionPlace> unions, Utf8JsonWriter writer)
    {
        writer.WriteBase64String("$schema"u8, parts.Descriptor);
        if (unions.Count == 0)
            return;
        writer.WriteStartArray("$cases"u8);
        foreach (var place in unions.DistinctBy(u => (u.Union, u.Tag)))
        {
            writer.WriteStartArray();
            writer.WriteNumberValue(place.Union);
            writer.WriteNumberValue(place.Tag);
            writer.WriteBase64StringValue(place.Case.Definition);
            writer.WriteEndArray();
        }

        writer.WriteEndArray();
    }
}
