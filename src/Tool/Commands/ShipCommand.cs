using MemFormat.Schema.Recorded;
using MemFormat.Tool.Recording;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat schema ship --release 2.0</c>: makes the unshipped lines shipped ones.</summary>
internal static class ShipCommand
{
    public static Command Create()
    {
        var release = new Option<string>("--release") { Description = "The release's name: a digit, then letters, digits and .-+_", Required = true };
        var folder = new Option<DirectoryInfo?>("--output", "-o")
        {
            Description = "The folder of MemFormat.Shipped.txt and MemFormat.Unshipped.txt. By default, the current one.",
        };
        var command = new Command(
            "ship", "Moves the lines of MemFormat.Unshipped.txt into MemFormat.Shipped.txt. Run it for each release.") { release, folder };
        command.SetAction(parsed => Ship(
            parsed.GetValue(folder)?.FullName ?? Environment.CurrentDirectory, parsed.GetRequiredValue(release),
            parsed.InvocationConfiguration.Output));
        return command;
    }

    private static int Ship(string folder, string release, TextWriter output)
    {
        if (!RecordedText.IsRelease(release))
            throw new ToolException($"'{release}' is not a valid release: write a digit, then letters, digits and .-+_");
        var files = RecordedFiles.Read(folder);
        var unshipped = files.Unshipped();
        if (unshipped.Lines.Count == 0)
        {
            output.Print($"{files.UnshippedPath}: nothing to ship");
            return 0;
        }

        // The shipped file first: if the second one cannot be written, nothing is lost.
        RecordedFiles.Write(files.ShippedPath, RecordedHistory.Ship(files.Shipped, unshipped, release));
        RecordedFiles.Write(files.UnshippedPath, RecordedFile.Empty with { Comments = unshipped.Comments });
        output.Print($"{files.ShippedPath}: {unshipped.Lines.Count} lines of {release}");
        return 0;
    }
}
