using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Writing;

/// <summary>A file of JSON as values of a type: one per line, or one alone over many lines.</summary>
internal sealed class JsonFile(string path, JsonPayloads payloads) : DataFile
{
    private static readonly JsonDocumentOptions s_json = new() { MaxDepth = 1 << 10 };

    public override string Kind => "json";

    public static bool Is(string path) => Path.GetExtension(path).ToUpperInvariant() is ".JSON" or ".JSONL" or ".NDJSON";

    public override void Visit(DataVisitor visitor)
    {
        using var lines = new StreamReader(path);
        for (var number = 1; lines.ReadLine() is { } line; number++)
        {
            if (string.IsNullOrWhiteSpace(line))
                continue;
            var isAlone = number == 1 && !IsWhole(line);
            if (!Visit(isAlone ? line + "\n" + lines.ReadToEnd() : line, number, visitor))
                return;
        }
    }

    public override IReadOnlyList<MemFormatSchema> Schemas() => [MemFormatSchema.Read(payloads.Header.ToArray())];

    public override void Dispose()
    {
    }

    private static bool IsWhole(string line)
    {
        try
        {
            JsonDocument.Parse(line, s_json).Dispose();
            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    private bool Visit(string text, int line, DataVisitor visitor)
    {
        try
        {
            using var document = JsonDocument.Parse(text, s_json);
            return visitor(new DataValue(payloads.Payload(document.RootElement), null, new MemFormatOptions { Limits = DataLimits.Limits }));
        }
        catch (Exception exception) when (exception is JsonException or ToolException)
        {
            throw new ToolException(FormattableString.Invariant($"line {line}: {exception.Message}"), exception);
        }
    }
}
