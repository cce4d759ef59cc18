using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Measuring;

/// <summary>A page with a treemap, which needs nothing but itself.</summary>
internal static class Treemap
{
    private const string Title = "TITLE_HERE", Data = "DATA_HERE";

    public static void Write(string path, string title, FileSizes sizes, KnownNames names)
    {
        using var stream = typeof(Treemap).Assembly.GetManifestResourceStream("treemap.html")!;
        using var reader = new StreamReader(stream);

        // The default encoder escapes what could end the script or begin a tag.
        File.WriteAllText(path, reader.ReadToEnd()
            .Replace(Title, System.Net.WebUtility.HtmlEncode(title), StringComparison.Ordinal)
            .Replace(Data, JsonSerializer.Serialize(Tree(sizes.Root, names)), StringComparison.Ordinal));
    }

    private static object Tree(SizeNode node, KnownNames names) => new
    {
        name = names.In(node.Name),
        kind = node.Kind,
        own = node.Own,
        count = node.Count,
        children = node.Children.Where(c => c.Total > 0).OrderByDescending(c => c.Total).Select(c => Tree(c, names)),
    };
}
