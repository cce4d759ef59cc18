using System.CommandLine;
using MemFormat.Benchmarks.Reporting;
using MemFormat.Benchmarks.Workloads;
using MemFormat.Benchmarks.Workloads.Files;
using Spectre.Console;

namespace MemFormat.Benchmarks.Commands;

/// <summary>The program's own action: the interleaved runner over the cells that the filter leaves.</summary>
internal static class RunCommand
{
    public static RootCommand Create(params Command[] others)
    {
        var filter = new Option<string[]>("--filter")
        {
            Description = "Only cells whose name holds one of these texts",
            AllowMultipleArgumentsPerToken = true,
        };
        var seconds = new Option<double>("--seconds")
        {
            Description = "How long each contender of a cell is measured",
            DefaultValueFactory = _ => 1,
        };
        var output = new Option<string?>("--out") { Description = "A Markdown file to write as well" };
        var list = new Option<bool>("--list") { Description = "Print the names of the cells, measure nothing" };
        var check = new Option<bool>("--check") { Description = "Compare what the contenders give, measure nothing" };
        var files = new Option<string?>("--files") { Description = "The folder of the real files, if it is not bench/Files/prepared" };
        var root = new RootCommand("MemFormat against its floor, hand-written code and peers, in interleaved slices") { filter, seconds, output, list, check, files };
        foreach (var other in others)
            root.Subcommands.Add(other);

        root.SetAction(parse =>
        {
            PreparedFiles.Folder = parse.GetValue(files) ?? PreparedFiles.Folder;
            PreparedFiles.WriteIfLeftOut();
            var texts = parse.GetValue(filter) ?? [];
            var cells = AllCells.Make()
                .Where(c => texts.Length == 0 || texts.Any(t => c.Name.Contains(t, StringComparison.OrdinalIgnoreCase)))
                .ToArray();
            if (parse.GetValue(list))
            {
                Array.ForEach(cells, c => AnsiConsole.WriteLine(c.Name));
                return 0;
            }

            if (cells.Length == 0)
            {
                AnsiConsole.MarkupLine("[red]No cell has such a name; --list prints them.[/]");
                return 1;
            }

            return parse.GetValue(check) ? Check(cells) : Run(cells, parse.GetValue(seconds), parse.GetValue(output));
        });
        return root;
    }

    // Contenders compare what they give when their data is made.
    private static int Check(Cell[] cells)
    {
        foreach (var cell in cells)
        {
            var contenders = cell.Contenders.ToArray();
            Array.ForEach(contenders, contender => contender.Run(1));
            AnsiConsole.WriteLine($"{cell.Name}: {contenders.Length} contenders agree");
        }

        return 0;
    }

    private static int Run(Cell[] cells, double seconds, string? output)
    {
        var environment = RunEnvironment.Describe();
        ConsoleReport.WriteEnvironment(environment);
        var results = new List<CellResult>();
        foreach (var cell in cells)
        {
            var result = InterleavedRunner.Run(cell, seconds);
            ConsoleReport.Write(result);
            results.Add(result);
        }

        if (output is not null)
            MarkdownReport.Write(output, environment, results);

        return 0;
    }
}
