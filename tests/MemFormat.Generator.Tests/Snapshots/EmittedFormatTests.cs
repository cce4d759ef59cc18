using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Formatting;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>Emitted code is laid out as <c>dotnet format</c> lays it out.</summary>
public sealed class EmittedFormatTests
{
    public static TheoryData<string> Files =>
        new(Directory.EnumerateFiles(Folder(), "*.verified.cs").Select(f => Path.GetFileName(f)).Order(StringComparer.Ordinal));

    [Theory]
    [MemberData(nameof(Files))]
    public void Formatting_an_emitted_file_changes_nothing(string file)
    {
        var text = File.ReadAllText(Path.Combine(Folder(), file));
        using var workspace = new AdhocWorkspace();
        var options = workspace.Options.WithChangedOption(FormattingOptions.NewLine, LanguageNames.CSharp, "\n");
        var formatted = Formatter.Format(CSharpSyntaxTree.ParseText(text).GetRoot(), workspace, options).ToFullString();
        Assert.Equal(text.Split('\n'), formatted.Split('\n'));
    }

    private static string Folder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}
