using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;

namespace MemFormat.Tool.Tests;

/// <summary>The files of the runtime. How they import each other is a matter of the walls in <c>tests/MemFormat.Architecture.Tests</c>.</summary>
public sealed class RuntimeTests
{
    /// <summary>Literals such as <c>1n</c> do not compile for targets before ES2020.</summary>
    [Fact]
    public void There_are_no_literals_of_bigint() =>
        Assert.Equal([],
            Directory.GetFiles(Folder(), "*.ts")
                .SelectMany(f =>
                    Regex.Matches(Regex.Replace(File.ReadAllText(f), @"//.*|/\*[\s\S]*?\*/|'[^'\n]*'", ""), @"(?<![\w.])(0x[0-9a-fA-F]+|[0-9]+)n\b")
                        .Select(m => $"{Path.GetFileName(f)}: {m.Value}")));

    private static string Folder([CallerFilePath] string file = "") =>
        Path.Combine(Path.GetDirectoryName(file)!, "../../../src/TypeScriptGen/runtime");
}
