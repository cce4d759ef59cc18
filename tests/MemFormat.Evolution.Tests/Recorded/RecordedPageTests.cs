using System.Text.RegularExpressions;
using MemFormat.Payloads.Recorded;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.Evolution.Tests;

/// <summary>The example on the page about recorded schemas is true to the byte.</summary>
public class RecordedPageTests
{
    private static string Block(string kind) =>
        Regex.Match(File.ReadAllText("recorded-schemas.md"), $"```{kind}\r?\n(.*?)```", RegexOptions.Singleline).Groups[1].Value;

    [Fact]
    public void The_second_release_reads_what_the_first_one_wrote()
    {
        using var first = new World(Compiler.Compile("Program", Block("csharp first") + Block("csharp both")));
        var root = first.Codec("Order").RootSchema;
        Assert.Contains($"Order root {root.History.Own:x16} 1.0 {Convert.ToBase64String(root.Descriptor)}\n",
            Block("text shipped").Replace("\r", "", StringComparison.Ordinal), StringComparison.Ordinal);

        using var second =
            new World(Compiler.CompileRecorded("Program", Block("csharp second") + Block("csharp both"), new Page(Block("text shipped"))));
        Assert.Equal("7 Ada", second.Call("Read", first.Call("Write")));
    }

    private sealed class Page(string text) : AdditionalText
    {
        public override string Path => "MemFormat.Shipped.txt";

        public override SourceText GetText(CancellationToken cancellationToken = default) => SourceText.From(text);
    }
}
