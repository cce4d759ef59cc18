using System.CommandLine;
using System.Globalization;
using MemFormat.Benchmarks.Starting;
using Spectre.Console;

namespace MemFormat.Benchmarks.Commands;

/// <summary><c>start</c>: the first call in a fresh process, under the JIT and as native code, and the size of programs.</summary>
internal static class StartCommand
{
    private static readonly string[] s_columns = ["program", "bytes", "first call, µs", "next call, µs", "process, µs", "warm call, ns"];

    public static Command Create()
    {
        var runs = new Option<int>("--runs") { Description = "How often each program is run; medians count", DefaultValueFactory = _ => 31 };
        var project = new Option<string>("--project") { Description = "The project of the programs", DefaultValueFactory = _ => "bench/Start/Start.csproj" };
        var output = new Option<string?>("--out") { Description = "A Markdown file to write as well" };
        var command = new Command("start", "The size of small programs, and their first call; run it in the repository's folder") { runs, project, output };
        command.SetAction(parse => Report(StartCost.Run(parse.GetValue(project)!, parse.GetValue(runs)), parse.GetValue(output)));
        return command;
    }

    private static void Report(IReadOnlyList<StartResult> programs, string? path)
    {
        string[][] rows = [.. programs.Select(Cells)];
        var table = new Table().Border(TableBorder.Simple);
        foreach (var column in s_columns)
            table.AddColumn(column);
        foreach (var row in rows)
            table.AddRow(row);
        AnsiConsole.Write(table);
        if (path is not null)
            File.WriteAllText(path, $"| {string.Join(" | ", s_columns)} |\n|---|---:|---:|---:|---:|---:|\n{string.Concat(rows.Select(r => $"| {string.Join(" | ", r)} |\n"))}");
    }

    private static string[] Cells(StartResult program) =>
    [
        $"{program.Contender}, {(program.IsNative ? "native" : "JIT")}",
        program.Size.ToString("N0", CultureInfo.InvariantCulture),
        program.First.ToString("N0", CultureInfo.InvariantCulture),
        program.Second.ToString("N1", CultureInfo.InvariantCulture),
        program.Process.ToString("N0", CultureInfo.InvariantCulture),
        program.Warm.ToString("N0", CultureInfo.InvariantCulture),
    ];
}
