using System.CommandLine;
using MemFormat.Schema.Recorded;
using MemFormat.Tools.Recording;

namespace MemFormat.Tools.Commands;

/// <summary>The common part of <c>update</c> and <c>check</c>: both compose the file of unshipped lines.</summary>
internal sealed record Recording(RecordedFiles Files, RecordedFile Unshipped)
{
    /// <summary>A command that takes an assembly and the folder of the files.</summary>
    public static Command Command(string name, string description, Func<Recording, TextWriter, int> run)
    {
        var (assembly, folder, references) = (Inputs.Assembly(), Inputs.Folder(), Inputs.References());
        var command = new Command(name, description) { assembly, folder, references };
        command.SetAction(parsed =>
        {
            var path = parsed.GetRequiredValue(assembly);
            var manifests = Inputs.Load(path, parsed.GetValue(references));
            var files = RecordedFiles.Read(parsed.GetValue(folder)?.FullName ?? ProjectFolder.Of(path.FullName));
            var built = RecordedLines.Of(manifests, out var warnings);
            foreach (var warning in warnings)
                parsed.InvocationConfiguration.Error.WriteLine("warning: " + warning);
            return run(new Recording(files, RecordedHistory.Update(files.Shipped, built, files.UnshippedComments())), parsed.InvocationConfiguration.Output);
        });
        return command;
    }
}
