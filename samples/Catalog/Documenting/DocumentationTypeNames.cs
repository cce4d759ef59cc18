using System.Text;
using ApiCatalog.Model;

namespace ApiCatalog.Documenting;

/// <summary>
/// Writes the types of a catalog's signatures as documentation files do: <c>List&lt;int?&gt;</c> as <c>List{System.Nullable{System.Int32}}</c>.
/// </summary>
/// <param name="ofType">The generic parameters of the type that has the signature.</param>
/// <param name="ofMethod">Those of the method.</param>
internal sealed class DocumentationTypeNames(List<GenericParameter> ofType, List<GenericParameter> ofMethod)
{
    private static readonly Dictionary<string, string> s_keywords = new()
    {
        ["bool"] = "System.Boolean", ["char"] = "System.Char", ["sbyte"] = "System.SByte", ["byte"] = "System.Byte",
        ["short"] = "System.Int16", ["ushort"] = "System.UInt16", ["int"] = "System.Int32", ["uint"] = "System.UInt32",
        ["long"] = "System.Int64", ["ulong"] = "System.UInt64", ["float"] = "System.Single", ["double"] = "System.Double",
        ["decimal"] = "System.Decimal", ["string"] = "System.String", ["object"] = "System.Object", ["void"] = "System.Void",
        ["nint"] = "System.IntPtr", ["nuint"] = "System.UIntPtr",
    };

    /// <summary>Writes a type. Pointers to functions have no name in C# and get one without documentation.</summary>
    public string Of(string text)
    {
        var at = 0;
        return Type(text, ref at);
    }

    private string Type(string text, ref int at)
    {
        var name = new StringBuilder(Name(text, ref at));
        while (Is(text, at, '<'))
        {
            var arguments = new List<string>();
            do
            {
                at++;
                at += Is(text, at, ' ') ? 1 : 0;
                arguments.Add(Type(text, ref at));
            }
            while (Is(text, at, ','));
            at++;
            name.Append('{').AppendJoin(',', arguments).Append('}').Append(PlainName(text, ref at));
        }

        var type = name.ToString();
        for (; at < text.Length && text[at] is '?' or '*' or '['; at++)
        {
            if (text[at] == '[')
            {
                var rank = text.IndexOf(']', at) - at;
                type += rank == 1 ? "[]" : $"[{string.Join(',', Enumerable.Repeat("0:", rank))}]";
                at += rank;
            }
            else
            {
                type = text[at] == '*' ? type + "*" : $"System.Nullable{{{type}}}";
            }
        }

        return type;
    }

    private string Name(string text, ref int at)
    {
        var name = PlainName(text, ref at);
        var index = ofMethod.FindIndex(parameter => parameter.Name == name);
        if (index >= 0)
            return $"``{index}";

        index = ofType.FindIndex(parameter => parameter.Name == name);
        return index >= 0 ? $"`{index}" : s_keywords.GetValueOrDefault(name, name);
    }

    private static string PlainName(string text, ref int at)
    {
        var start = at;
        while (at < text.Length && (char.IsLetterOrDigit(text[at]) || text[at] is '.' or '_'))
            at++;

        return text[start..at];
    }

    private static bool Is(string text, int at, char character) => at < text.Length && text[at] == character;
}
