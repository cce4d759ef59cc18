using System.Globalization;
using System.Text;

namespace ApiCatalog.Scanning;

/// <summary>Writes names such as <c>Dictionary`2.Enumerator</c> with their arguments where C# has them.</summary>
internal static class GenericName
{
    /// <summary>Hands the arguments out to the parts of a name.</summary>
    /// <param name="name">A metadata name, nested types after a dot.</param>
    /// <param name="arguments">The arguments of all parts; empty to drop the numbers only.</param>
    public static string Format(string name, IReadOnlyList<string> arguments)
    {
        var text = new StringBuilder();
        var used = 0;
        for (var at = 0; at < name.Length; at++)
        {
            if (name[at] != '`')
            {
                text.Append(name[at]);
                continue;
            }

            var end = at + 1;
            while (end < name.Length && char.IsAsciiDigit(name[end]))
                end++;

            var count = int.Parse(name.AsSpan(at + 1, end - at - 1), CultureInfo.InvariantCulture);
            var here = arguments.Skip(used).Take(count).ToList();
            used += here.Count;
            text.Append(here.Count == 0 ? "" : $"<{string.Join(", ", here)}>");
            at = end - 1;
        }

        return text.ToString();
    }
}
