using System.Text.Json;
using MemFormat.Schemas;
using MemFormat.Tools.Assemblies;
using MemFormat.Tools.Inspecting;

namespace MemFormat.Tools.Writing;

/// <summary>Makes payloads within the payload of what <see cref="ShownJson"/> wrote: the value and its schema.</summary>
internal static class InnerJson
{
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
                    cases[(each[0].GetUInt32(), each[1].GetUInt64())] = new WriterCase(WriterSchema.ParseCase(definition, parsed.Types, limits, 0), definition);
                }
            }

            byte[] payload = [.. PayloadHead.InlineHeader(descriptor), .. new JsonBody(names, parsed, cases, declared: null, isUpdate: false).Write(value, drops: false)];
            return json.TryGetProperty("$compression", out var name) ? WrappedBytes.Of(payload, DataLimits.Named(name.GetString())) : payload;
        }
        catch (Exception exception) when (exception is MemFormatException or ToolException or IndexOutOfRangeException)
        {
            throw new ToolException($"{path}: {exception.Message}", exception);
        }
    }
}
