using Spectre.Console;

namespace ApiCatalog.Commands;

/// <summary>The console as people see it, and as plain lines when the output goes elsewhere.</summary>
internal static class CatalogConsole
{
    // Where no window limits them, tables need not wrap.
    private const int WidthElsewhere = 140;

    /// <summary>The standard output.</summary>
    public static IAnsiConsole Create()
    {
        if (!Console.IsOutputRedirected)
            return AnsiConsole.Console;

        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new AnsiConsoleOutput(Console.Out),
        });
        console.Profile.Width = WidthElsewhere;
        return console;
    }
}
