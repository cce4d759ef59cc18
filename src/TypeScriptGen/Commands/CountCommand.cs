using System.CommandLine;
using MemFormat.Tools.Inspecting;

namespace MemFormat.Tools.Commands;

/// <summary><c>memformat count FILE…</c>: how many values there are.</summary>
internal static class CountCommand
{
    public static Command Create()
    {
        var files = DataInputs.Files();
        var command = new Command("count", "Counts the values of files; of several, with the name before each number. Exits with 1 if a file cannot be read.") { files };
        command.SetAction(parsed =>
        {
            var all = parsed.GetRequiredValue(files);
            var names = KnownNames.Of([]);
            foreach (var file in all)
            {
                using var data = DataFiles.Open(file.FullName, names);
                var count = data.Count().ToString(CultureInfo.InvariantCulture);
                parsed.InvocationConfiguration.Output.WriteLine(all.Length > 1 ? $"{file}: {count}" : count);
            }

            return 0;
        });
        return command;
    }
}
