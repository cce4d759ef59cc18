using System.Text.Json;
using ApiCatalog.Documenting;
using ApiCatalog.Measuring;
using ApiCatalog.Model;
using MemFormat;

namespace ApiCatalog.Serving;

/// <summary>The downloads of the page: a catalog in the two formats that it compares, and the documentation.</summary>
/// <param name="Payload">MemFormat's bytes.</param>
/// <param name="Json">The same catalog as System.Text.Json writes it with the web defaults, as a web API would send it.</param>
/// <param name="Summaries">Its documentation: <see cref="ApiSummaries"/>.</param>
internal sealed record ServedCatalog(byte[] Payload, byte[] Json, byte[] Summaries)
{
    private static readonly JsonSerializerOptions s_web = new(JsonSerializerDefaults.Web) { TypeInfoResolver = CatalogJson.Default };

    /// <summary>Writes the downloads of the page.</summary>
    /// <param name="payload">The catalog's payload.</param>
    /// <param name="catalog">What is in it.</param>
    public static ServedCatalog From(byte[] payload, Catalog catalog) =>
        new(payload, JsonSerializer.SerializeToUtf8Bytes(catalog, s_web), MemFormatSerializer.Serialize(Documenting.Summaries.Of(catalog)));
}
