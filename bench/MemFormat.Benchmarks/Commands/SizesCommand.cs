using System.CommandLine;
using System.Globalization;
using MemFormat.Benchmarks.Workloads.Files;
using MemFormat.Benchmarks.Workloads.Pooled;
using Spectre.Console;

namespace MemFormat.Benchmarks.Commands;

/// <summary><c>sizes</c>: payloads with pooled strings beside those with strings in full and JSON, plain and compressed.</summary>
internal static class SizesCommand
{
    private static readonly (string Name, MemFormatCompression Compression)[] s_compressions =
        [("Zstandard 3", MemFormatZstandard.Zstd(3)), ("Brotli 5", MemFormatCompression.Brotli(5))];

    public static Command Create()
    {
        var command = new Command("sizes", "How many bytes data takes with pooled strings, with strings in full and as JSON, plain and compressed");
        command.SetAction(_ => Report());
        return command;
    }

    private static void Report()
    {
        PreparedFiles.WriteIfLeftOut();
        var table = new Table().Border(TableBorder.Markdown).AddColumn("bytes");
        foreach (var name in (string[])["plain", .. s_compressions.Select(c => c.Name)])
            table.AddColumn(name, column => column.RightAligned());
        foreach (var (name, payload) in PooledCells.Payloads())
            table.AddRow([name, Number(payload.Length), .. s_compressions.Select(c => Number(Compressed(payload, c.Compression)))]);
        AnsiConsole.Write(table);
    }

    private static int Compressed(byte[] payload, MemFormatCompression compression)
    {
        var packed = new byte[payload.Length];
        return compression.TryCompress(payload, packed, out var length) ? length : payload.Length;
    }

    private static string Number(int bytes) => bytes.ToString("N0", CultureInfo.InvariantCulture);
}
