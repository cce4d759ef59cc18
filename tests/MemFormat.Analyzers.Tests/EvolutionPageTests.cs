using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>Each example of docs/evolution.md that ends in an error is told while the project is built, given the recorded lines of the writer.</summary>
public sealed class EvolutionPageTests
{
    /// <summary>Errors that recorded lines do not tell; docs/recorded-schemas.md says so.</summary>
    private static readonly string[] s_elsewhere =
    [
        "Write null where none may be", // The error is that of the write.
        "Change a type argument", // Lines are compared with those of the same declaration.
        "State a contract", // The reader is another type.
    ];

    public static TheoryData<string, string, string> Errors()
    {
        var data = new TheoryData<string, string, string>();
        var names = new HashSet<string>(StringComparer.Ordinal); // xunit runs a row only once.
        foreach (Match section in Regex.Matches(Page(), @"\n### ([^\n]+)\n(.*?)(?=\n##|\z)", RegexOptions.Singleline))
        {
            var example = Regex.Match(section.Groups[2].Value, "```csharp\n// version 1\n(.*?)// version 2\n(.*?)// result\n(.*?)```", RegexOptions.Singleline);
            if (!example.Success || s_elsewhere.Contains(section.Groups[1].Value))
                continue;
            foreach (Match read in Regex.Matches(example.Groups[3].Value, @"^Read<(V1|V2)\.(?:.*)//\s*(SchemaMismatch|Overflow|NullNotAllowed|MissingMember|UnknownCase)\b", RegexOptions.Multiline))
            {
                var told = $"{section.Groups[1].Value}, {read.Groups[2].Value} in {read.Groups[1].Value}";
                var name = told;
                for (var number = 2; !names.Add(name); number++)
                    name = $"{told}, {number}";
                data.Add(name, example.Groups[read.Groups[1].Value == "V1" ? 2 : 1].Value, example.Groups[read.Groups[1].Value == "V1" ? 1 : 2].Value);
            }
        }

        return data;
    }

    private static string Page([CallerFilePath] string file = "") => File.ReadAllText(Path.Combine(Path.GetDirectoryName(file)!, "../../docs/evolution.md"));

    [Theory]
    [MemberData(nameof(Errors))]
    public async Task Its_errors_are_told(string example, string shipped, string next) =>
        Assert.True((await Releases.Found(shipped, next)).Length > 0, $"Nothing is told of: {example}");
}
