namespace MemFormat.Evolution.Tests;

/// <summary>The ways in which a payload of one value can be written in the writer's shape and read.</summary>
internal static class Reading
{
    /// <summary>Header modes in which the payload, or the reader, knows the writer's schema.</summary>
    public static IEnumerable<(string Name, Func<object?> Read)> Ways(MemFormatCodec writer, object? written, MemFormatCodec reader)
    {
        var inline = Payload.Of(writer, written);
        yield return ("inline", () => reader.DeserializeObject(inline));

        // The plan is known now.
        yield return ("inline again", () => reader.DeserializeObject(inline));

        // Which header the reader would write does not matter.
        yield return ("inline, read by one who writes fingerprints", () => reader.DeserializeObject(inline, Payload.Fingerprint));

        // As a wrapped payload.
        var wrapped = Payload.Of(writer, written, Payload.Wrapped);
        yield return ("wrapped", () => reader.DeserializeObject(wrapped, Payload.Wrapped));
        if (written is null)
            yield break;

        var none = Payload.Of(writer, written, Payload.None);
        var schema = MemFormatSchema.Read(inline);
        yield return ("none", () => reader.DeserializeObject(none, Payload.None with { WriterSchema = schema }));
    }
}
