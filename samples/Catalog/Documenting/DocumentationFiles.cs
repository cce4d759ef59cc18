using System.Text;
using System.Xml;

namespace ApiCatalog.Documenting;

/// <summary>Reads the summaries of documentation files.</summary>
internal static class DocumentationFiles
{
    /// <summary>The summaries as plain text, by documentation id: <c>T:System.String</c>.</summary>
    public static Dictionary<string, string> Read(IEnumerable<string> files)
    {
        var summaries = new Dictionary<string, string>();
        foreach (var file in files)
        {
            using var xml = XmlReader.Create(file, new XmlReaderSettings { IgnoreComments = true });
            while (xml.ReadToFollowing("member"))
            {
                if (xml.GetAttribute("name") is { } id && xml.ReadToDescendant("summary") && TextOf(xml) is { Length: > 0 } text)
                    summaries[id] = text;
            }
        }

        return summaries;
    }

    // The text of the current element, what it refers to by name, with single spaces.
    private static string TextOf(XmlReader xml)
    {
        var text = new StringBuilder();
        using var content = xml.ReadSubtree();
        while (content.Read())
        {
            switch (content.NodeType)
            {
                case XmlNodeType.Text or XmlNodeType.CDATA:
                    text.Append(content.Value);
                    break;
                case XmlNodeType.Whitespace or XmlNodeType.SignificantWhitespace:
                case XmlNodeType.Element when content.Name is "para" or "br":
                    text.Append(' ');
                    break;
                case XmlNodeType.Element:
                    text.Append(NameOf(content));
                    break;
            }
        }

        return string.Join(' ', text.ToString().Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
    }

    private static string NameOf(XmlReader element)
    {
        if (!element.IsEmptyElement)
            return "";

        return element.GetAttribute("langword") ?? element.GetAttribute("name") ?? ShortName(element.GetAttribute("cref") ?? "");
    }

    // `M:System.String.Join(System.Char,System.Object[])` is Join.
    private static string ShortName(string id)
    {
        var name = id.AsSpan(0, id.IndexOf('(') is > 0 and var end ? end : id.Length);
        name = name[(name.LastIndexOfAny('.', ':') + 1)..];
        return (name.IndexOf('`') is > 0 and var arity ? name[..arity] : name).ToString();
    }
}
