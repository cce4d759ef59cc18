using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat count FILE…</c>: how many values there are.</summary>
internal static class CountCommand
{
    public static Command Create()
    {
        var (files, names, json) = (DataInputs.Files(), DataInputs.Names(), DataInputs.Json());
        var command = new Command("count",
            "Counts the values of files; of several, with the name before each number. Exits with 1 if a file cannot be read.") { files, names,
                json };
        command.SetAction(parsed =>
        {
            var all = parsed.GetRequiredValue(files);
            var known = KnownNames.Read(parsed.GetValue(names) ?? []);
            foreach (var file in all)
            {
                using var data = DataFiles.Open(file.FullName, known);
                var count = data.Count();
                parsed.InvocationConfiguration.Output.Print(parsed.GetValue(json)
                    ? JsonSerializer.Serialize(new { file = file.ToString(), values = count })
                    : all.Length > 1 ? FormattableString.Invariant($"{file}: {count}") : count.ToString(CultureInfo.InvariantCulture));
            }

            return 0;
        });
        return command;
    }
}
