using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;
using ApiCatalog.Model;

namespace ApiCatalog.Measuring;

/// <summary>System.Text.Json with generated code, and without needless escaping.</summary>
internal sealed class JsonFormat : CatalogFormat
{
    // The writer's encoder keeps the generated fast path; one in JsonSerializerOptions would turn it off.
    private static readonly JsonWriterOptions s_options = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        SkipValidation = true,
    };

    /// <inheritdoc />
    public override string Name => "System.Text.Json";

    /// <inheritdoc />
    public override void Write(IBufferWriter<byte> destination, Catalog catalog)
    {
        using var writer = new Utf8JsonWriter(destination, s_options);
        JsonSerializer.Serialize(writer, catalog, CatalogJson.Default.Catalog);
    }

    /// <inheritdoc />
    public override Catalog? Read(ReadOnlySpan<byte> payload) =>
        JsonSerializer.Deserialize(payload, CatalogJson.Default.Catalog);
}
