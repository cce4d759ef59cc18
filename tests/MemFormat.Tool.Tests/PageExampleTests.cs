using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;

namespace MemFormat.Tool.Tests;

/// <summary>The code of docs/files.md, and of docs/compression.md as far as it is whole, compiles.</summary>
public sealed class PageExampleTests
{
    private const string Types = """
        [MemFormattable] public partial record Reading(double Degrees);
        [MemFormattable] public partial record Order(int Id);
        [MemFormattable] public partial record Comment(string Text);
        """;

    public static TheoryData<string, int> Blocks()
    {
        var all = new TheoryData<string, int>();
        foreach (var page in new[] { "files", "compression" })
        {
            for (var i = 0; i < Code(page).Count; i++)
                all.Add(page, i);
        }

        return all;
    }

    [Theory]
    [MemberData(nameof(Blocks))]
    public void Every_example_compiles(string page, int number)
    {
        var block = Code(page)[number];
        var code = Regex.IsMatch(block, @"^(\[|public )", RegexOptions.Multiline)
            ? block
            : $$"""
                public static class Example
                {
                    public static Reading reading = new(0);
                    public static double sum;
                    public static Order order = new(0);
                    public static IEnumerable<Order> orders = [];
                    public static System.IO.Stream file = System.IO.Stream.Null;
                    public static byte[][] payloads = [];

                    public static async System.Threading.Tasks.Task Run()
                    {
                        {{block}}
                        await System.Threading.Tasks.Task.CompletedTask;
                    }
                }
                """;
        MetadataReference[] references = [MetadataReference.CreateFromFile(typeof(MemFile).Assembly.Location),
            MetadataReference.CreateFromFile(typeof(MemFormatZstandard).Assembly.Location)];
        var source = Source.Shop($"{Types}\n{code}")
            .Replace("namespace Shop;", "using System.IO;\nusing System.IO.Compression;\nnamespace Shop;", StringComparison.Ordinal);
        Assert.NotEmpty(Generated.From(Source.Compile("Page" + Guid.NewGuid().ToString("N"), [source], references)).Emit());
    }

    /// <summary>Blocks of C#, without those that leave something out.</summary>
    private static List<string> Code(string page, [CallerFilePath] string path = "") =>
        [.. Regex.Matches(File.ReadAllText(Path.Combine(Path.GetDirectoryName(path)!, $"../../docs/{page}.md")), "```csharp[^\n]*\n(.*?)```",
            RegexOptions.Singleline)
            .Select(m => m.Groups[1].Value).Where(b => !b.Contains("=> ...", StringComparison.Ordinal))];
}
