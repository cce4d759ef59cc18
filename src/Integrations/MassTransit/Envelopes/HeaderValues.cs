namespace MemFormat.MassTransit.Envelopes;

/// <summary>Values that may be anything: headers, and the data of exceptions. MassTransit knows them as JSON.</summary>
internal static class HeaderValues
{
    /// <summary>The values to store; null if there are none.</summary>
    public static Dictionary<string, JsonElement>? Convert(
        IEnumerable<KeyValuePair<string, object>>? values,
        Dictionary<string, JsonElement>? present = null)
    {
        var stored = present is null ? null : new Dictionary<string, JsonElement>(present);
        foreach (var (key, value) in values ?? [])
        {
            (stored ??= [])[key] = value is JsonElement element
                ? element
                : JsonSerializer.SerializeToElement(value, SystemTextJsonMessageSerializer.Options);
        }

        return stored;
    }

    /// <summary>The values again, as MassTransit reads those of JSON. Names are found in any case.</summary>
    public static Dictionary<string, object> ToObjects(Dictionary<string, JsonElement>? stored)
    {
        var values = new Dictionary<string, object>(StringComparer.OrdinalIgnoreCase);
        foreach (var (key, value) in stored ?? [])
        {
            if (ToObject(value) is { } read)
                values[key] = read;
        }

        return values;
    }

    private static object? ToObject(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Null or JsonValueKind.Undefined => null,
        JsonValueKind.String => value.GetString(),
        JsonValueKind.True => true,
        JsonValueKind.False => false,
        JsonValueKind.Number when value.TryGetInt64(out var whole) => whole,
        _ => value,
    };
}
