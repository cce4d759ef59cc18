using MemFormat.Tool.Inspecting;
using MemFormat.Tool.Measuring;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat stats FILE</c>: how many bytes each member and type takes.</summary>
internal static class StatsCommand
{
    public static Command Create()
    {
        var (file, names, json) = (DataInputs.File(), DataInputs.Names(), DataInputs.Json());
        var html = new Option<FileInfo?>("--html") { Description = "Writes a treemap to this file, a self-contained HTML page." };
        var command = new Command("stats",
            "Shows how many bytes of a file each member and type takes. Exits with 1 if the file cannot be read.") { file, names, json, html };
        command.SetAction(parsed => DataInputs.With(parsed, parsed.GetRequiredValue(file), names, (data, known) =>
        {
            var source = parsed.GetRequiredValue(file);
            var sizes = Screen.While(parsed, "Reading " + source.Name, () => FileSizes.Measure(data, source.Length, known));
            if (parsed.GetValue(html) is { } page)
                Treemap.Write(page.FullName, source.Name, sizes, known);
            if (parsed.GetValue(json))
                PrintJson(parsed.InvocationConfiguration.Output, sizes);
            else
                Print(parsed, sizes);
            DataInputs.HintNames(parsed, known, parsed.GetValue(json));
            return 0;
        }));
        return command;
    }

    private static void Print(ParseResult parsed, FileSizes sizes)
    {
        parsed.InvocationConfiguration.Output.WriteLine(
            $"{sizes.Kind}, {DataInputs.Count(sizes.Values, "value")}, {DataInputs.Count(sizes.FileBytes, "byte")}; bodies: {DataInputs.Count(sizes.Bodies, "byte")}{(sizes.Bodies > sizes.FileBytes ? " before compression" : "")}");
        var (saves, wouldSave) = (sizes.Members.Sum(m => m.Saves), sizes.Members.Sum(m => m.WouldSave));
        if (saves + wouldSave > 0)
        {
            parsed.InvocationConfiguration.Output.WriteLine(
                $"pooled strings save {DataInputs.Count(saves, "byte")}, and would save {DataInputs.Count(wouldSave, "byte")} more");
        }

        Screen.Table(parsed,
            ["member", ">bytes", ">share", ">values", .. Pooling(saves, ">saved"), .. Pooling(wouldSave, ">could save"), "kind"],
            sizes.Members.Select(m => (string[])
            [
                m.Path, Text(m.Bytes), Share(m.Bytes, sizes), Text(m.Values), .. Pooling(saves, Text(m.Saves)),
                .. Pooling(wouldSave, Text(m.WouldSave)), m.Kind,
            ]));
        Screen.Table(parsed, ["type", ">bytes", ">share", ">objects"],
            sizes.Types.Select(t => new[] { t.Path, Text(t.Bytes), Share(t.Bytes, sizes), Text(t.Values) }));
    }

    /// <summary>A column that is shown if anything is in it.</summary>
    private static string[] Pooling(long all, string text) => all > 0 ? [text] : [];

    private static void PrintJson(TextWriter output, FileSizes sizes) => output.WriteLine(JsonSerializer.Serialize(
        new
        {
            kind = sizes.Kind, values = sizes.Values, bytes = sizes.FileBytes, bodies = sizes.Bodies, members = sizes.Members.Select(
            Row), types = sizes.Types.Select(Row)
        }));

    private static object Row(SizeRow row) => new
    {
        path = row.Path, kind = row.Kind, bytes = row.Bytes, values = row.Values, saved = row.Saves, couldSave = row.WouldSave,
    };

    private static string Text(long number) => number.ToString("N0", CultureInfo.InvariantCulture);

    private static string Share(long bytes, FileSizes sizes) => FormattableString.Invariant($"{100.0 * bytes / Math.Max(sizes.Bodies, 1):0.0} %");
}
