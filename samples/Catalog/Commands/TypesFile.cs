using System.Diagnostics;
using ApiCatalog.Model;
using MemFormat;
using Spectre.Console;

namespace ApiCatalog.Commands;

/// <summary>
/// The catalog's types one by one, in a file of MemFormat.Files: a program that wants a few of them need not read all.
/// </summary>
internal static class TypesFile
{
    /// <summary>The compressions to compare. The file is kept with the last one.</summary>
    public static IReadOnlyList<MemFormatCompression> Compressions { get; } =
        [MemFormatCompression.None, MemFormatCompression.Brotli(), MemFormatZstandard.Zstd()];

    /// <summary>The file beside a catalog's.</summary>
    public static string PathOf(string catalog) => Path.ChangeExtension(catalog, ".types.mem");

    /// <summary>Writes the types with each compression, reads them back, and prints sizes and times. The last file stays.</summary>
    /// <returns>What is not as it was written.</returns>
    public static IReadOnlyList<string> Run(IAnsiConsole console, string path, Catalog catalog)
    {
        var types = catalog.Assemblies.SelectMany(assembly => assembly.Types).ToList();
        var table = new Table { Border = TableBorder.Simple }.AddColumn($"{types.Count:N0} types in {Path.GetFileName(path)}");
        foreach (var title in (string[])["bytes", "write ms", "read ms", "one type us"])
            table.AddColumn(title, column => column.RightAligned());

        var failures = new List<string>();
        foreach (var compression in Compressions)
        {
            var options = new MemFileOptions { Values = new() { Compression = compression } };
            var write = Time(() => Write(path, types, options));
            using var file = MemFile.Open<ApiType>(path, options);
            var read = new List<ApiType>();
            var reading = Time(() => read.AddRange(file));
            var one = Time(() => Enumerable.Range(0, 100).Sum(i => file[i * 7_919L % file.Count].Methods.Count)) / 100;
            table.AddRow($"{compression}", $"{new FileInfo(path).Length:N0}", $"{write:N0}", $"{reading:N0}", $"{one * 1000:N0}");
            if (!read.Select(type => type.Name).SequenceEqual(types.Select(type => type.Name)))
                failures.Add($"{path} with {compression} holds other types");
        }

        console.Write(table);
        return failures;
    }

    private static void Write(string path, List<ApiType> types, MemFileOptions options)
    {
        using var file = MemFile.Create<ApiType>(path, options);
        file.AddRange(types);
    }

    private static double Time(Action action)
    {
        var watch = Stopwatch.StartNew();
        action();
        return watch.Elapsed.TotalMilliseconds;
    }
}
