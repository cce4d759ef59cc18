using ApiCatalog.Model;

namespace ApiCatalog.Documenting;

/// <summary>Looks up the SDK's documentation of a catalog.</summary>
internal static class Summaries
{
    /// <summary>The summaries of all types; none where there is no documentation.</summary>
    public static ApiSummaries Of(Catalog catalog)
    {
        var texts = DocumentationFiles.Read(DocumentationFolder.Files());
        return new ApiSummaries
        {
            Types = texts.Count == 0 ? [] : [.. catalog.Assemblies.SelectMany(assembly => Of(assembly, texts))],
        };
    }

    private static IEnumerable<TypeSummaries> Of(ApiAssembly assembly, Dictionary<string, string> texts)
    {
        var ids = new DocumentationIds(assembly.Types);
        return assembly.Types.Select(type => new TypeSummaries(
            texts.GetValueOrDefault(ids.Of(type)),
            Each(type.Fields, field => ids.Of(type, field)),
            Each(type.Methods, method => ids.Of(type, method)),
            Each(type.Properties, property => ids.Of(type, property)),
            Each(type.Events, @event => ids.Of(type, @event))));

        string?[] Each<T>(List<T> members, Func<T, string> id) => [.. members.Select(member => texts.GetValueOrDefault(id(member)))];
    }
}
