using System.Text.Json;
using ApiCatalog.Measuring;
using ApiCatalog.Model;

namespace ApiCatalog.Serving;

/// <summary>A catalog in the two formats that the page compares.</summary>
/// <param name="Payload">MemFormat's bytes.</param>
/// <param name="Json">The same catalog as System.Text.Json writes it with the web defaults, as a web API would send it.</param>
internal sealed record ServedCatalog(byte[] Payload, byte[] Json)
{
    private static readonly JsonSerializerOptions s_web = new(JsonSerializerDefaults.Web) { TypeInfoResolver = CatalogJson.Default };

    /// <summary>Writes what the page asks for.</summary>
    /// <param name="payload">The catalog's payload.</param>
    /// <param name="catalog">What is in it.</param>
    public static ServedCatalog From(byte[] payload, Catalog catalog) =>
        new(payload, JsonSerializer.SerializeToUtf8Bytes(catalog, s_web));
}
