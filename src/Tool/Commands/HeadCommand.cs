using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat head FILE</c>: the first values.</summary>
internal static class HeadCommand
{
    public static Command Create()
    {
        var (file, names) = (DataInputs.File(), DataInputs.Names());
        var count = Inputs.Number("--count", "-c", "How many values; 10 by default.", 10);
        var command = new Command(
            "head", "Shows the first values of a file, each as JSON in a line. Exits with 1 if the file cannot be read.") { file, names, count };
        command.SetAction(parsed => DataInputs.With(parsed, parsed.GetRequiredValue(file), names, (data, known) =>
        {
            var left = parsed.GetValue(count);
            if (left <= 0)
                return 0;
            using var json = new JsonOutput(parsed.InvocationConfiguration.Output, known, isIndented: false);
            data.Visit(value =>
            {
                json.Write(value);
                return --left > 0;
            });
            DataInputs.HintNames(parsed, known, false);
            return 0;
        }));
        return command;
    }
}
