using System.Text.Json;
using System.Text;
using MemFormat.Tool.Commands;
using MemFormat.TypeScriptGen.Terminals;

namespace MemFormat.Tool.Tests;

/// <summary>Text of strangers on a terminal: all can be seen, and nothing of it does anything.</summary>
public sealed class TerminalTests : IDisposable
{
    private const string Note = """
        [MemFormattable] public partial class Note { public string Text { get; set; } = ""; public Dictionary<string, int>? Counts { get; set; } }
        """;

    /// <summary>Controls of C0 and C1, DEL, directions, separators of lines, half characters, and what has no width.</summary>
    private const string Hostile =
        "\u001b[2J\u0007\u0008\u007f\u0085\u009b31m\u061c\u200b\u200e\u202e\u2066\u2028\u2029\u00ad\ufeff\u2060\ufe0f\U000e0041\U000e0100\u3164\r";

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    [Theory]
    [InlineData("plain [red]text[/] ~ é ß 名 😀", "plain [red]text[/] ~ é ß 名 😀")]
    [InlineData("\u001b]0;x\u0007", "\\u001b]0;x\\u0007")]
    [InlineData("a\u0085b\u009bc\u007fd\te", "a\\u0085b\\u009bc\\u007fd\\u0009e")]
    [InlineData("\u202eevil\u2066\u061c", "\\u202eevil\\u2066\\u061c")]
    [InlineData("a\u2028b\u2029c", "a\\u2028b\\u2029c")]
    [InlineData("a\u200bb\u200dc\u00add\ufeffe\u3164\ufe0f", "a\\u200bb\\u200dc\\u00add\\ufeffe\\u3164\\ufe0f")]
    [InlineData("\U000e0041\U000e0100", "\\udb40\\udc41\\udb40\\udd00")]
    [InlineData("a\rb", "a\\u000db")]
    [InlineData("a\nb\r\nc", "a\\nb\\u000d\\nc")]
    public void A_line_shows_all(string text, string shown) => Assert.Equal(shown, TerminalText.Line(text));

    [Fact]
    public void Halves_of_characters_are_shown() => Assert.Equal("a\\ud800b\\udc00", TerminalText.Line("a\ud800b\udc00"));

    /// <summary>Every character, alone: what is shown as it is takes room, and is none of those.</summary>
    [Fact]
    public void Nothing_that_controls_or_hides_is_left()
    {
        for (var c = 0; c <= char.MaxValue; c++)
        {
            var shown = TerminalText.Line(((char)c).ToString());
            if (shown.Length == 1)
            {
                Assert.False(char.IsControl((char)c) || char.IsSurrogate((char)c)
                    || char.GetUnicodeCategory((char)c) is System.Globalization.UnicodeCategory.Format
                        or System.Globalization.UnicodeCategory.LineSeparator or System.Globalization.UnicodeCategory.ParagraphSeparator, $"{c:x4}");
            }
            else if (c is not '\n')
            {
                Assert.Equal($"\\u{c:x4}", shown);
            }
        }
    }

    /// <summary>However the text is cut into pieces, and with characters and line breaks cut in two.</summary>
    [Fact]
    public void A_writer_shows_the_same()
    {
        const string Text = "ab\U0001F600c\r\nd\u001b\ue000\r😀\ud800x\r";
        for (var size = 1; size <= Text.Length; size++)
        {
            var text = new StringWriter { NewLine = "\n" };
            using var writer = new TerminalWriter(text);
            foreach (var piece in Text.Chunk(size))
                writer.Write(piece, 0, piece.Length);
            writer.WriteLine("\ud83d");
            writer.Write('\u007f');
            writer.Flush();
            Assert.Equal("ab😀c\r\nd\\u001b\ue000\\u000d😀\\ud800x\\u000d\\ud83d\n\\u007f", text.ToString());
        }
    }

    /// <summary>All commands for files, with hostile text in values, keys, and the names of files.</summary>
    [Fact]
    public void No_command_prints_it()
    {
        var name = $"a{Hostile[..^1]}\n[red]b.mem";
        var literal = JsonSerializer.Serialize(Hostile);
        var value = $"new Note[] {{ new() {{ Text = {literal}, Counts = new() {{ [{literal}] = 1 }} }} }}";
        _project.Build(Note).KeepMany("a.mem", Note, value).KeepMany("b.mem", Note, value.Replace("= 1", "= 2", StringComparison.Ordinal));
        _project.KeepMany("c.mem", Note, value.Replace("Text = ", "Text = \"x\" + ", StringComparison.Ordinal));
        File.Copy(_project.Path("a.mem"), _project.Path(name));
        var (file, none) = (_project.Path(name), _project.Path("none" + name));
        var commands = new string[][]
        {
            ["head", file], ["inspect", file], ["inspect", file, "--json"], ["count", file, file], ["count", file, "--json"], ["validate", file],
            ["validate", file, "--json"], ["stats", file],
            ["schema", "of", file], ["diff", file, _project.Path("b.mem")], ["diff", file, _project.Path("c.mem")],
            ["diff", file, _project.Path("c.mem"), "--json"],
            ["convert", file, file + ".json"], ["convert", file, file], ["convert", file, file + ".json"],
            ["head", none], ["inspect", none], ["count", none], ["validate", none], ["stats", none], ["schema", "of", none], ["diff", file, none],
            ["convert", none, file + "2"],
            ["ts", none, "-o", _project.Path("out")], ["schema", "show", none], ["schema", "update", none], ["schema", "check", none],
            ["head", file, "-n", none],
            ["schema", "ship", "--release", Hostile], ["ts", _project.Assembly(), "-o", _project.Path("out"), "--discriminator", Hostile],
            ["schema", Hostile], [Hostile],
            ["schema", "ship", "--release", "1.0", "-o", _project.Path("none" + Hostile)],
        };
        foreach (var command in commands)
        {
            var output = _project.Run(command);
            Assert.True(Seen(output), $"{string.Join(' ', command)}: {TerminalText.Lines(output)}");
            if (command is not ["schema", _] and not [_])
                Assert.DoesNotContain("\n[red]", output, StringComparison.Ordinal);
        }

        // JSON stays JSON, and says the same.
        var head = Json("head", file, "-n", _project.Assembly());
        Assert.Equal(Hostile, head.GetProperty("Text").GetString());
        Assert.Equal(Hostile, head.GetProperty("Counts").EnumerateObject().Single().Name);
        Assert.Equal(file, Json("count", file, "--json").GetProperty("file").GetString());
    }

    private static JsonElement Json(params string[] command)
    {
        var (output, error) = (new StringWriter(), new StringWriter());
        Assert.Equal(0, Cli.Run(command, output, error));
        return JsonDocument.Parse(output.ToString()).RootElement;
    }

    /// <summary>A file for people's eyes gets the same; a file for programs gets the text as it is.</summary>
    [Fact]
    public void Written_JSON_has_the_text_itself()
    {
        _project.KeepMany("a.mem", Note, $"new Note[] {{ new() {{ Text = {JsonSerializer.Serialize(Hostile)} }} }}");
        Assert.StartsWith("0\n", _project.Run("convert", _project.Path("a.mem"), _project.Path("a.json")), StringComparison.Ordinal);
        Assert.Contains(Hostile,
            JsonDocument.Parse(_project.Text("a.json")).RootElement.EnumerateObject()
                .Select(p => p.Value.ValueKind == JsonValueKind.String ? p.Value.GetString() : null));
    }

    private static bool Seen(string output) => output.EnumerateRunes().All(r => r.Value == '\n' || (r != Rune.ReplacementChar && !Rune.IsControl(r)
        && Rune.GetUnicodeCategory(r) is not (System.Globalization.UnicodeCategory.Format or System.Globalization.UnicodeCategory.LineSeparator
            or System.Globalization.UnicodeCategory.ParagraphSeparator)));
}
