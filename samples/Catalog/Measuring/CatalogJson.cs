using System.Text.Json.Serialization;
using ApiCatalog.Model;

namespace ApiCatalog.Measuring;

/// <summary>The code that System.Text.Json generates for the same model.</summary>
[JsonSerializable(typeof(Catalog))]
internal sealed partial class CatalogJson : JsonSerializerContext;
