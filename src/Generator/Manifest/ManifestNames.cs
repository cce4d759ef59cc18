using System.Text;

namespace MemFormat.Generator.Manifest;

/// <summary>The manifest's names for the names in emitted code.</summary>
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
