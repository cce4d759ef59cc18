namespace MemFormat.Tool.Commands;

/// <summary><c>memformat completion SHELL</c>: a script with which the shell completes commands and options.</summary>
internal static class CompletionCommand
{
    private static readonly Dictionary<string, string> s_scripts = new()
    {
        ["bash"] = """
            _memformat() { local IFS=$'\n'; COMPREPLY=($(compgen -W "$(memformat complete "$COMP_POINT" "$COMP_LINE" 2> /dev/null)" -- "${COMP_WORDS[COMP_CWORD]}")); }
            complete -o default -F _memformat memformat
            """,
        ["zsh"] = """
            #compdef memformat
            _memformat() { local -a found; found=("${(@f)$(memformat complete "$CURSOR" "$BUFFER" 2> /dev/null)}"); compadd -a found; _files; }
            compdef _memformat memformat
            """,
        ["fish"] = """
            complete -c memformat -a "(memformat complete (commandline -C) (commandline -cp | string collect) 2> /dev/null)"
            """,
        ["pwsh"] = """
            Register-ArgumentCompleter -Native -CommandName memformat -ScriptBlock {
              param($word, $line, $position)
              memformat complete $position "$line" 2> $null | Where-Object { $_ -like "$word*" } | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
            }
            """,
    };

    public static Command Create()
    {
        var shell = new Argument<string>("shell") { Description = "bash, zsh, fish or pwsh." };
        shell.AcceptOnlyFromAmong([.. s_scripts.Keys]);
        var command = new Command("completion",
            "Prints a script for your shell to complete commands and options. Add it to your shell's start file.") { shell };
        command.SetAction(parsed => parsed.InvocationConfiguration.Output.WriteLine(s_scripts[parsed.GetRequiredValue(shell)]));
        return command;
    }

    /// <summary>What the scripts call.</summary>
    public static Command Complete(Command root)
    {
        var (position, line) = (new Argument<int>("position"), new Argument<string>("line"));
        var command = new Command("complete") { position, line };
        command.Hidden = true;
        command.SetAction(parsed =>
        {
            // The line begins with the name of the command.
            var text = parsed.GetRequiredValue(line);
            var start = text.IndexOf(' ', StringComparison.Ordinal) + 1;
            text = start == 0 ? "" : text[start..];
            var at = Math.Clamp(parsed.GetRequiredValue(position) - start, 0, text.Length);
            foreach (var item in root.Parse(text[..at], new ParserConfiguration { ResponseFileTokenReplacer = null }).GetCompletions(at))
                parsed.InvocationConfiguration.Output.WriteLine(item.InsertText ?? item.Label);
        });
        return command;
    }
}
