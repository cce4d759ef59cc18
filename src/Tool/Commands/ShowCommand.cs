using MemFormat.Schema.Recorded;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat schema show App.dll</c>: the present types of the assembly.</summary>
internal static class ShowCommand
{
    public static Command Create()
    {
        var (assembly, references) = (Inputs.Assembly(), Inputs.References());
        var command = new Command("show",
            "Shows the types of an assembly, their members, and the fingerprints of its roots, in the lines of a recorded schema file.") { assembly,
                references };
        command.SetAction(parsed =>
        {
            var path = parsed.GetRequiredValue(assembly);
            foreach (var line in Recording.Lines(path, Inputs.Load(path, parsed.GetValue(references)), parsed)
                .OrderBy(l => l.ToString(), StringComparer.Ordinal))
            {
                parsed.InvocationConfiguration.Output.Print(line is RecordedRoot root ? Text(root) : line.ToString());
            }

            return 0;
        });
        return command;
    }

    private static string Text(RecordedRoot root) => string.Create(
        CultureInfo.InvariantCulture,
        $"{root.Subject}, descriptor of {root.Descriptor.Count:N0} bytes{(root.Cases.Count > 0 ? $", declared cases of {root.Cases.Count:N0}" : "")}");
}
