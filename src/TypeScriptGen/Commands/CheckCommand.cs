using System.CommandLine;

namespace MemFormat.Tools.Commands;

/// <summary><c>memformat schema check App.dll</c>: whether an update would change anything.</summary>
internal static class CheckCommand
{
    public static Command Create() => Recording.Command(
        "check",
        "Shows what update would change, and exits with 1 if there is a change. Use it in CI.",
        static (recording, output) =>
        {
            var (old, now) = (Lines(recording.Files.UnshippedText), Lines(recording.Unshipped.ToText()));
            if (old.SequenceEqual(now))
            {
                output.WriteLine($"{recording.Files.UnshippedPath}: up to date");
                return 0;
            }

            output.WriteLine($"{recording.Files.UnshippedPath} does not match the assembly. Run: memformat schema update");
            foreach (var line in old.Except(now))
                output.WriteLine("- " + line);
            foreach (var line in now.Except(old))
                output.WriteLine("+ " + line);
            return 1;
        });

    private static string[] Lines(string text) => text.Split('\n', StringSplitOptions.RemoveEmptyEntries);
}
