using System.Text.RegularExpressions;

namespace MemFormat.Tool.Tests;

/// <summary>The examples of docs/tool.md, one after another, give what stands there.</summary>
public sealed class PageTests
{
    private static readonly string s_page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "tool.md")).ReplaceLineEndings("\n");

    private static string Block(string name) => Regex.Match(s_page, $"```\\w+ {name}\n(.*?)```", RegexOptions.Singleline) is { Success: true } match
        ? match.Groups[1].Value.TrimEnd()
        : throw new InvalidOperationException($"The page has no block '{name}'.");

    /// <summary>Runs the command of a block as it stands there.</summary>
    private static void AssertRuns(Project project, string block, int code)
    {
        var lines = Block(block).Split('\n', 2);
        var arguments = lines[0]["$ memformat ".Length..].Split(' ')
            .Select(a =>
                a.StartsWith("bin/", StringComparison.Ordinal) || a == "payloads" || a.EndsWith(".mem", StringComparison.Ordinal)
                    || a.EndsWith(".stream", StringComparison.Ordinal) || a.StartsWith("note.", StringComparison.Ordinal) ? project.Path(a) : a);
        if (block == "ship")
            arguments = arguments.Append("-o").Append(project.Folder);
        var actual = project.Run([.. arguments]).Replace("~/", "", StringComparison.Ordinal);
        if (Environment.GetEnvironmentVariable("MEMFORMAT_ACCEPT") == "1")
            Accept(block, $"{lines[0]}\n{actual[2..]}");
        else
            Assert.Equal($"{code}\n{lines.ElementAtOrDefault(1)}", actual);
    }

    /// <summary>Writes what a command prints into the page.</summary>
    private static void Accept(string block, string text, [System.Runtime.CompilerServices.CallerFilePath] string path = "")
    {
        var page = Path.Combine(Path.GetDirectoryName(path)!, "../../../docs/tool.md");
        File.WriteAllText(page,
            Regex.Replace(File.ReadAllText(page), $"(```\\w+ {block}\n).*?(```)", match => $"{match.Groups[1].Value}{text}\n{match.Groups[2].Value}",
                RegexOptions.Singleline));
    }

    [Fact]
    public void Every_example_gives_what_stands_there()
    {
        using var project = new Project();
        project.Build(Block("order"));
        AssertRuns(project, "update", 0);
        Assert.Equal(Block("unshipped"), project.Text("MemFormat.Unshipped.txt").TrimEnd());
        Assert.Equal("""
            0
            Shop.Order is class ids
            Shop.Order member 1 Int32 name=Id
            Shop.Order member 2 String name=Customer
            Shop.Order root 166ae8e9bb164a50, descriptor of 5 bytes
            """.ReplaceLineEndings("\n"), project.Run("schema", "show", project.Assembly()));
        project.Build(Block("changed"));
        AssertRuns(project, "check", 1);
        AssertRuns(project, "ship", 0);
        project.Build(Block("broken")).Run("schema", "update", project.Assembly());
        AssertRuns(project, "breaking", 2);
        project.Keep("payloads/Shop.Order/first.bin", Block("order"), "new Order { Id = 7 }");
        AssertRuns(project, "payloads", 2);
    }

    [Fact]
    public void Every_example_with_a_file_gives_what_stands_there()
    {
        using var project = new Project();
        project.Build(Block("note"));
        project.KeepMany("notes.mem", Block("note"), "new Note[] { new(1, \"call Ada\"), new(2, \"buy tea\") }");
        project.KeepMany("copy.mem", Block("note"), "new Note[] { new(1, \"write to Ada\") }");
        AssertRuns(project, "inspect", 0);
        AssertRuns(project, "diff", 2);

        // Commands that the page lists without what they print.
        Assert.Equal("""
            0
            schema 0afc0e5f53e061ea
            root: type0
            type0 ?16cf82bd: Int32 Fixed
            type0 ?4d8c9871: String
            hint: the file holds hashes of names, not the names. Give the assembly with --names to see them.
            """.ReplaceLineEndings("\n"), project.Run("schema", "of", project.Path("notes.mem")));
        Assert.Equal("0\n{\"Number\":1,\"Text\":\"call Ada\"}",
            project.Run("head", project.Path("notes.mem"), "--count", "1", "--names", project.Assembly()));
        Assert.Equal("0\nnotes.mem: container, 2 values",
            project.Run("validate", project.Path("notes.mem")).Replace("~/", "", StringComparison.Ordinal));

        AssertRuns(project, "stats", 0);
        AssertRuns(project, "convert", 0);
        File.WriteAllText(project.Path("note.json"), Block("written"));
        AssertRuns(project, "json", 0);
        project.Build(Block("note").Replace("string Text);", "string Text) { public bool IsDone { get; set; } }", StringComparison.Ordinal));
        Assert.Equal("0\ncontainer, 2 values, 263 bytes",
            project.Run("convert", project.Path("notes.mem"), project.Path("newest.mem"), "--type", "Shop.Note", "--names", project.Assembly()));
    }
}
