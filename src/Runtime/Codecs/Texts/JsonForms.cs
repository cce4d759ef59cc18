using System.Text.Json;
using System.Text.Json.Nodes;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>JSON as it was written.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Text)]
public struct JsonElementForm : ITextForm<JsonElement>
{
    public static string? Text(JsonElement value) => value.ValueKind == JsonValueKind.Undefined ? null : value.GetRawText();

    public static JsonElement Parse(string text, MemFormatLimits limits)
    {
        using var document = JsonDocumentForm.Parse(text, limits);
        return document.RootElement.Clone();
    }
}

/// <summary>JSON as it was written.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Text)]
public struct JsonDocumentForm : ITextForm<JsonDocument>
{
    public static string? Text(JsonDocument value) => value.RootElement.GetRawText();

    public static JsonDocument Parse(string text, MemFormatLimits limits) => JsonDocument.Parse(text, Options(limits));

    internal static JsonDocumentOptions Options(MemFormatLimits limits) => new() { MaxDepth = limits.MaxDepth };
}

/// <summary>Nodes of JSON as text. They are made when you look at them.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor<JsonNode>(CodedSlot.Text)]
[CodecFor<JsonObject>(CodedSlot.Text)]
[CodecFor<JsonArray>(CodedSlot.Text)]
public struct JsonNodeForm<T> : ITextForm<T>
    where T : JsonNode
{
    public static string? Text(T value) => value.ToJsonString();

    public static T Parse(string text, MemFormatLimits limits) => (T)JsonNode.Parse(text, null, JsonDocumentForm.Options(limits))!;
}
