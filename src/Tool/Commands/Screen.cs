using Spectre.Console;

namespace MemFormat.Tool.Commands;

/// <summary>Tables and progress. Colours and motion are for terminals only; everything else gets plain text.</summary>
internal static class Screen
{
    /// <summary>Wide enough that nothing breaks a line which a script reads.</summary>
    private const int PlainWidth = 10_000;

    /// <summary>Prints a table.</summary>
    /// <param name="parsed">The command.</param>
    /// <param name="columns">The heads; those of numbers begin with <c>&gt;</c>.</param>
    /// <param name="rows">The cells.</param>
    public static void Table(ParseResult parsed, string[] columns, IEnumerable<string[]> rows)
    {
        var table = new Table().Border(TableBorder.Simple).Collapse();
        foreach (var column in columns)
        {
            var head = new Markup(Markup.Escape(column.TrimStart('>')), new Style(decoration: Decoration.Bold));
            table.AddColumn(new TableColumn(head) { Alignment = column[0] == '>' ? Justify.Right : Justify.Left });
        }

        foreach (var row in rows)
            table.AddRow(row.Select(cell => new Text(TerminalText.Line(cell))));
        var output = parsed.InvocationConfiguration.Output;
        if (IsTerminal(output))
        {
            AnsiConsole.Write(table);
            return;
        }

        var text = new StringWriter();
        var console =
            AnsiConsole.Create(new AnsiConsoleSettings
            {
                Ansi = AnsiSupport.No, ColorSystem = ColorSystemSupport.NoColors,
                Interactive = InteractionSupport.No, Out = new AnsiConsoleOutput(text)
            });
        console.Profile.Width = PlainWidth;
        console.Profile.Capabilities.Unicode = true;
        console.Write(table);
        foreach (var line in text.ToString().Split('\n'))
        {
            if (line.Trim().Length > 0)
                output.WriteLine(line.TrimEnd());
        }
    }

    /// <summary>Tells a terminal about work in progress.</summary>
    public static T While<T>(ParseResult parsed, string text, Func<T> work)
    {
        if (!IsTerminal(parsed.InvocationConfiguration.Output) || Console.IsErrorRedirected)
            return work();
        var console = AnsiConsole.Create(new AnsiConsoleSettings { Out = new AnsiConsoleOutput(Console.Error) });
        return console.Status().Start(Markup.Escape(TerminalText.Line(text)), _ => work());
    }

    private static bool IsTerminal(TextWriter output) =>
        output is TerminalWriter shown && ReferenceEquals(shown.Inner, Console.Out) && !Console.IsOutputRedirected;
}
