using System.Text.RegularExpressions;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>A serializer in one of its forms, as serializers.txt has it: templates of attributes and calls.</summary>
internal sealed class Configuration(string name)
{
    private readonly Dictionary<string, string> _lines = [];

    public string Name => name;

    public bool IsOurs => name.StartsWith("MemFormat", StringComparison.Ordinal);

    public List<string> Usings { get; private init; } = [];

    public static List<Configuration> Parse(string text)
    {
        List<Configuration> all = [];
        foreach (var block in Regex.Split(text, "^= ", RegexOptions.Multiline).Skip(1))
        {
            var lines = block.Split('\n', StringSplitOptions.RemoveEmptyEntries);
            var model = lines.FirstOrDefault(l => l.StartsWith("like: ", StringComparison.Ordinal))?[6..];
            Configuration made = new(lines[0]) { Usings = [.. all.Find(c => c.Name == model)?.Usings ?? []] };
            foreach (var (key, value) in all.Find(c => c.Name == model)?._lines ?? [])
                made._lines[key] = value;
            foreach (var pair in lines.Skip(1).Select(line => line.Split(':', 2)))
            {
                made._lines[pair[0]] = pair[1].Trim();
                if (pair[0] == "using")
                    made.Usings.Add(pair[1].Trim());
            }

            all.Add(made);
        }

        return all;
    }

    /// <summary>The line of the first mark that has one, else the one without.</summary>
    public string Find(string key, params IEnumerable<string> marks) =>
        marks.Select(mark => _lines.GetValueOrDefault($"{key} {mark}")).FirstOrDefault(line => line is not null) ?? _lines.GetValueOrDefault(key, "");
}
