using System.CommandLine;

namespace MemFormat.Tools.Commands;

/// <summary><c>memformat schema of FILE</c>: the schemas in a file.</summary>
internal static class OfCommand
{
    public static Command Create()
    {
        var (file, names) = (DataInputs.File(), DataInputs.Names());
        var command = new Command("of", "Shows the schemas in a file: types, members, kinds and places. Exits with 1 if the file cannot be read.") { file, names };
        command.SetAction(parsed => DataInputs.With(parsed, parsed.GetRequiredValue(file), names, (data, known) =>
        {
            foreach (var schema in data.Schemas())
            {
                parsed.InvocationConfiguration.Output.WriteLine($"schema {schema.Fingerprint:x16}");
                parsed.InvocationConfiguration.Output.WriteLine(known.In(schema.ToString()));
            }

            return 0;
        }));
        return command;
    }
}
