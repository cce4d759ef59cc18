namespace MemFormat.Schema.Manifest;

/// <summary>The names of members in TypeScript, as System.Text.Json's web defaults give them.</summary>
internal static class PropertyName
{
    /// <summary>
    /// The capitals in front become small, but the last of several, if a word begins with it: <c>Id</c> is <c>id</c>,
    /// <c>URLPath</c> is <c>urlPath</c>.
    /// </summary>
    public static string Camel(string name)
    {
        var capitals = 0;
        while (capitals < name.Length && char.IsUpper(name[capitals]))
            capitals++;
        if (capitals > 1 && capitals < name.Length)
            capitals--;
        return name.Substring(0, capitals).ToLowerInvariant() + name.Substring(capitals);
    }
}
