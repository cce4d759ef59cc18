using System.Text;
using System.Text.RegularExpressions;

namespace MemFormat.Generator.Manifest;

/// <summary>The manifest's names for the names in emitted code.</summary>
internal static class ManifestNames
{
    private static readonly Regex s_alias = new(@"\w+::", RegexOptions.CultureInvariant);

    /// <summary>The whole name, without <c>@</c> and what is before <c>::</c>.</summary>
    public static string Full(string name) => s_alias.Replace(name, "").Replace("@", "");

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
