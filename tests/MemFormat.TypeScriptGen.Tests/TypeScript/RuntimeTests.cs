using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;

namespace MemFormat.TypeScriptGen.Tests;

/// <summary>How the files of the runtime import each other.</summary>
public sealed class RuntimeTests
{
    [Fact]
    public void No_two_files_import_each_other()
    {
        var imports = Directory.GetFiles(Folder(), "*.ts")
            .ToDictionary(f => Path.GetFileNameWithoutExtension(f), f => Values(File.ReadAllText(f)), StringComparer.Ordinal);
        Assert.InRange(imports.Sum(f => f.Value.Count), 100, 1_000);
        var (done, circles) = (new HashSet<string>(StringComparer.Ordinal), new List<string>());
        foreach (var file in imports.Keys)
            Visit(file, []);
        Assert.Equal([], circles);

        void Visit(string file, List<string> inside)
        {
            if (inside.IndexOf(file) is >= 0 and var start)
            {
                circles.Add(string.Join(" > ", inside.Skip(start).Append(file)));
            }
            else if (!done.Contains(file))
            {
                foreach (var other in imports[file])
                    Visit(other, [.. inside, file]);
                done.Add(file);
            }
        }
    }

    /// <summary>Literals such as <c>1n</c> do not compile for targets before ES2020.</summary>
    [Fact]
    public void There_are_no_literals_of_bigint() =>
        Assert.Equal([],
            Directory.GetFiles(Folder(), "*.ts")
                .SelectMany(f =>
                    Regex.Matches(Regex.Replace(File.ReadAllText(f), @"//.*|/\*[\s\S]*?\*/|'[^'\n]*'", ""), @"(?<![\w.])(0x[0-9a-fA-F]+|[0-9]+)n\b")
                        .Select(m => $"{Path.GetFileName(f)}: {m.Value}")));

    /// <summary>The files whose values a file needs. Those of which it names types are not there when it runs.</summary>
    private static List<string> Values(string text) =>
        [.. Regex.Matches(text, @"^(?:import(?! type)|export(?! type))\b[^;']* from '\./([\w-]+)\.ts';", RegexOptions.Multiline)
            .Select(m => m.Groups[1].Value)];

    private static string Folder([CallerFilePath] string file = "") =>
        Path.Combine(Path.GetDirectoryName(file)!, "../../../src/TypeScriptGen/runtime");
}
