using System.Text;

namespace MemFormat.Generator.Manifest;

/// <summary>The names that the manifest has for what emitted code names.</summary>
internal static class ManifestNames
{
    /// <summary>The whole name, without <c>global::</c> and <c>@</c>.</summary>
    public static string Full(string name) => name.Replace("global::", "").Replace("@", "");

    /// <summary>The name without type arguments.</summary>
    public static string Open(string name)
    {
        var open = new StringBuilder();
        var depth = 0;
        foreach (var c in Full(name))
        {
            if (c == '<')
                depth++;
            if (depth == 0)
                open.Append(c);
            if (c == '>')
                depth--;
        }

        return open.ToString();
    }
}
