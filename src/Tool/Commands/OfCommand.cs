namespace MemFormat.Tool.Commands;

/// <summary><c>memformat schema of FILE</c>: the schemas in a file.</summary>
internal static class OfCommand
{
    public static Command Create()
    {
        var (file, names, json) = (DataInputs.File(), DataInputs.Names(), DataInputs.Json());
        var command = new Command(
            "of", "Shows the schemas in a file: types, members, kinds and places. Exits with 1 if the file cannot be read.") { file, names, json };
        command.SetAction(parsed => DataInputs.With(parsed, parsed.GetRequiredValue(file), names, (data, known) =>
        {
            foreach (var schema in data.Schemas())
            {
                if (parsed.GetValue(json))
                {
                    var lines = known.In(schema.ToString()).Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
                    parsed.InvocationConfiguration.Output.WriteLine(JsonSerializer.Serialize(new
                    {
                        fingerprint = schema.Fingerprint.ToString(
                        "x16", CultureInfo.InvariantCulture), descriptor = schema.Descriptor.ToArray(), lines
                    }));
                    continue;
                }

                parsed.InvocationConfiguration.Output.WriteLine($"schema {schema.Fingerprint:x16}");
                parsed.InvocationConfiguration.Output.WriteLine(known.In(schema.ToString()));
            }

            DataInputs.HintNames(parsed, known, parsed.GetValue(json));
            return 0;
        }));
        return command;
    }
}
