using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat inspect FILE</c>: what a file holds.</summary>
internal static class InspectCommand
{
    public static Command Create()
    {
        var (file, names) = (DataInputs.File(), DataInputs.Names());
        var json = new Option<bool>("--json") { Description = "Prints only JSON: the value of a payload, or an array." };
        var command = new Command("inspect",
            "Shows a file: its kind, its schemas and its values. It needs no types. Exits with 1 if the file cannot be read.") { file, names, json };
        command.SetAction(parsed => DataInputs.With(parsed, parsed.GetRequiredValue(file), names, (data, known) =>
        {
            var output = parsed.InvocationConfiguration.Output;
            if (parsed.GetValue(json))
                PrintJson(output, data, known);
            else
                Print(output, data, known, parsed.GetRequiredValue(file));
            DataInputs.HintNames(parsed, known, parsed.GetValue(json));
            return 0;
        }));
        return command;
    }

    private static void Print(TextWriter output, DataFile data, KnownNames names, FileInfo file)
    {
        // A file that cannot be read prints nothing but its error.
        var schemas = data.Schemas();
        output.WriteLine(
            string.Join(", ", [data.Kind, DataInputs.Count(data.Count(), "value"), DataInputs.Count(file.Length, "byte"), .. data.Facts]));
        foreach (var schema in schemas)
            output.WriteLine($"schema {schema.Fingerprint:x16}, descriptor of {DataInputs.Count(schema.Descriptor.Length, "byte")}");
        using var json = new JsonOutput(output, names, isIndented: true);
        data.Visit(value =>
        {
            json.Write(value);
            return true;
        });
    }

    private static void PrintJson(TextWriter output, DataFile data, KnownNames names)
    {
        using var json = new JsonOutput(output, names, isIndented: false);
        var isArray = data is not PayloadFile;
        var isFirst = true;
        if (isArray)
            output.Write('[');
        data.Visit(value =>
        {
            if (!isFirst)
                output.WriteLine(',');
            isFirst = false;
            json.Write(value, end: "");
            return true;
        });
        output.WriteLine(isArray ? "]" : "");
    }
}
