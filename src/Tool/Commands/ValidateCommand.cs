using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat validate FILE…</c>: whether files are whole.</summary>
internal static class ValidateCommand
{
    private const int Unread = 1, Damaged = 2;

    public static Command Create()
    {
        var (files, names, json) = (DataInputs.Files(), DataInputs.Names(), DataInputs.Json());
        var command = new Command(
            "validate",
            "Goes through all values of files by their own schemas, and checks the checksums. Exits with 2 if one is damaged, and with 1 if one cannot be read. What your types refuse is seen by schema check --payloads.") { files, names, json };
        command.SetAction(parsed =>
        {
            var known = KnownNames.Read(parsed.GetValue(names) ?? []);
            var worst = 0;
            foreach (var file in parsed.GetRequiredValue(files))
            {
                var (text, code) = Screen.While(parsed, "Reading " + file.Name, () => Check(file, known));
                parsed.InvocationConfiguration.Output.Print(parsed.GetValue(json)
                    ? JsonSerializer.Serialize(new { file = file.ToString(), isWhole = code == 0, text })
                    : $"{file}: {text}");
                worst = Math.Max(worst, code);
            }

            return worst;
        });
        return command;
    }

    private static (string Text, int Code) Check(FileInfo file, KnownNames names)
    {
        long count = 0;
        try
        {
            using var data = DataFiles.Open(file.FullName, names);
            using var json = new JsonOutput(TextWriter.Null, names, isIndented: false);
            data.Visit(value =>
            {
                json.Write(value);
                count++;
                return true;
            });
            var expected = data.Count();
            if (count != expected)
                return ($"error: {DataInputs.Count(expected - count, "value")} of {expected} in damaged places", Damaged);
            var text = $"{data.Kind}, {DataInputs.Count(count, "value")}";
            return data is ContainerFile { IsTorn: true } ? ($"error: {string.Join(", ", [text, .. data.Facts])}", Damaged) : (text, 0);
        }
        catch (Exception exception) when (exception is ToolException or MemFormatException or MemFileException)
        {
            return exception is ToolException and not DamagedException
                ? ("error: " + exception.Message, Unread)
                : ($"error: after {DataInputs.Count(count, "value")}: {exception.Message}", Damaged);
        }
    }
}
