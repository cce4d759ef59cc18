using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat diff A B</c>: what differs between two files.</summary>
internal static class DiffCommand
{
    private const int Different = 2;

    public static Command Create()
    {
        var first = new Argument<FileInfo>("first") { Description = "A payload, a stream, a file of MemFormat.Files, or an assembly." };
        var second = new Argument<FileInfo>("second") { Description = "The file to compare with. Compare an assembly only with an assembly." };
        var (names, json) = (DataInputs.Names(), DataInputs.Json());
        var most = Inputs.Number("--most", "-m", "After how many different values to stop; 100 by default.", 100);
        var command = new Command("diff",
            "Compares the schemas and values of two files, or the schemas of two assemblies. Exits with 2 if they differ, and with 1 if one cannot be read.") { first, second, names, most, json };
        command.SetAction(parsed =>
        {
            var (a, b) = (parsed.GetRequiredValue(first), parsed.GetRequiredValue(second));
            var known = KnownNames.Read(parsed.GetValue(names) ?? []);
            var lines = (IsAssembly(a), IsAssembly(b)) switch
            {
                (true, true) => AssemblyDifferences.Between(a, b),
                (false, false) => DataDifferences.Between(a, b, known, parsed.GetValue(most)),
                _ =>
                    throw new ToolException(
                        "an assembly is compared with an assembly only. Use schema check --payloads for the payloads that it reads."),
            };
            var count = 0;
            foreach (var line in lines)
            {
                parsed.InvocationConfiguration.Output.Print(parsed.GetValue(json) ? JsonSerializer.Serialize(known.In(line)) : known.In(line));
                count++;
            }

            DataInputs.HintNames(parsed, known, parsed.GetValue(json));
            return count > 0 ? Different : 0;
        });
        return command;
    }

    private static bool IsAssembly(FileInfo file) =>
        file.Extension.Equals(".dll", StringComparison.OrdinalIgnoreCase) || file.Extension.Equals(".exe", StringComparison.OrdinalIgnoreCase);
}
