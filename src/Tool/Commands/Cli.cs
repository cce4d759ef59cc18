using System.CommandLine.Help;

namespace MemFormat.Tool.Commands;

/// <summary>The command line: its commands and its errors.</summary>
internal static class Cli
{
    /// <summary>Runs a command.</summary>
    /// <returns>0 when all is well.</returns>
    public static int Run(string[] arguments, TextWriter output, TextWriter error)
    {
        using var shown = new TerminalWriter(output);
        using var told = new TerminalWriter(error);
        var code = RunShown(arguments, shown, told);
        shown.Flush();
        told.Flush();
        return code;
    }

    private static int RunShown(string[] arguments, TerminalWriter output, TerminalWriter error)
    {
        // No RootCommand: it names itself by its file, which is not what you type.
        var root = new Command("memformat",
            "Prints TypeScript and records schemas for assemblies built with MemFormat, and shows what files hold. It reads assemblies, and never loads or runs them.")
        {
            new HelpOption { Recursive = true },
            new VersionOption(),
        };
        root.Subcommands.Add(CompletionCommand.Create());
        root.Subcommands.Add(CompletionCommand.Complete(root));
        root.Subcommands.Add(ConvertCommand.Create());
        root.Subcommands.Add(CountCommand.Create());
        root.Subcommands.Add(DiffCommand.Create());
        root.Subcommands.Add(HeadCommand.Create());
        root.Subcommands.Add(InspectCommand.Create());
        root.Subcommands.Add(SchemaCommand.Create());
        root.Subcommands.Add(StatsCommand.Create());
        root.Subcommands.Add(TsCommand.Create());
        root.Subcommands.Add(ValidateCommand.Create());
        Inputs.RefuseEmptyPaths(root);
        try
        {
            // Without anything to do, the help: of all, or of the commands of "schema".
            if (arguments is [] || (arguments is [var name] && root.Subcommands.Any(c => c.Name == name && c.Subcommands.Count > 0)))
                arguments = [.. arguments, "--help"];

            // Names of packages begin with an @, too; it means no file of arguments here.
            var parsed = root.Parse(arguments, new ParserConfiguration { ResponseFileTokenReplacer = null });

            // Printed like all errors. For a command that does not exist you get the list of commands.
            if (parsed.Errors.Count > 0 && parsed.CommandResult.Command.Subcommands.Count == 0)
                throw new ToolException(string.Join(" ", parsed.Errors.Select(e => e.Message)));
            return parsed.Invoke(new InvocationConfiguration { Output = output, Error = error, EnableDefaultExceptionHandler = false });
        }
        catch (Exception exception) when (exception is ToolException or MemFormatException or MemFileException or IOException
            or UnauthorizedAccessException)
        {
            error.Print("memformat: " + exception.Message);
            foreach (var line in exception is ToolException tool ? tool.Lines : [])
                error.Print(line);
            return 1;
        }
    }
}
