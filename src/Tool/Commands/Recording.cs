using MemFormat.Schema.Recorded;
using MemFormat.Tool.Recording;

namespace MemFormat.Tool.Commands;

/// <summary>The common part of <c>update</c> and <c>check</c>: both compose the file of unshipped lines.</summary>
/// <param name="Files">The files as they are.</param>
/// <param name="Unshipped">The file of unshipped lines after an update.</param>
/// <param name="Built">The lines of the assembly.</param>
/// <param name="Manifests">The types of the assembly.</param>
internal sealed record Recording(RecordedFiles Files, RecordedFile Unshipped, IReadOnlyList<RecordedLine> Built, LoadedManifests Manifests)
{
    /// <summary>A command that takes an assembly and the folder of the files.</summary>
    public static Command Command(string name, string description, Func<Recording, ParseResult, int> run, params Option[] options)
    {
        var (assembly, folder, references) = (Inputs.Assembly(), Inputs.Folder(), Inputs.References());
        var command = new Command(name, description) { assembly, folder, references };
        foreach (var option in options)
            command.Options.Add(option);
        command.SetAction(parsed =>
        {
            var path = parsed.GetRequiredValue(assembly);
            var manifests = Inputs.Load(path, parsed.GetValue(references));
            var files = RecordedFiles.Read(parsed.GetValue(folder)?.FullName ?? ProjectFolder.Find(path.FullName));
            var built = Lines(path, manifests, parsed);
            var unshipped = RecordedHistory.Update(files.Shipped, built, files.ReadableUnshipped());
            return ManifestFaults.Told(path.FullName, () => run(new Recording(files, unshipped, built, manifests), parsed));
        });
        return command;
    }

    /// <summary>The lines of an assembly. What cannot be recorded is a warning.</summary>
    public static IReadOnlyList<RecordedLine> Lines(FileInfo assembly, LoadedManifests manifests, ParseResult parsed)
    {
        var (lines, warnings) = ManifestFaults.Told(assembly.FullName, () => (RecordedLines.Collect(manifests, out var told), told));
        foreach (var warning in warnings)
            parsed.InvocationConfiguration.Error.Print("warning: " + warning);
        return lines;
    }
}
