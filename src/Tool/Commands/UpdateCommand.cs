using MemFormat.Tool.Recording;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat schema update App.dll</c>: writes the changes since the last release.</summary>
internal static class UpdateCommand
{
    public static Command Create() => Recording.Command(
        "update",
        "Writes MemFormat.Unshipped.txt: the changes of the assembly's types since the last release.",
        static (recording, parsed) =>
        {
            var hasChanged = RecordedFiles.Write(recording.Files.UnshippedPath, recording.Unshipped);
            parsed.InvocationConfiguration.Output.Print(
                $"{recording.Files.UnshippedPath}: {(hasChanged ? "written" : "up to date")}, {recording.Unshipped.Lines.Count} lines");
            return 0;
        });
}
