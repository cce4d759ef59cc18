using System.CommandLine;
using MemFormat.Schema.Evolution;
using MemFormat.Tools.Recording;

namespace MemFormat.Tools.Commands;

/// <summary><c>memformat schema check App.dll</c>: whether an update would change anything, and whether a change breaks a promise.</summary>
internal static class CheckCommand
{
    private const int OutOfDate = 1, Breaking = 2;

    public static Command Create()
    {
        var promise = new Option<Compatibility?>("--breaking", "-b")
        {
            Description = "Also shows the changes that break shipped data (backward), shipped programs (forward) or both (full), and exits with 2 if there are any.",
            Arity = ArgumentArity.ZeroOrOne,
            CustomParser = static result => result.Tokens.Count == 0 ? Compatibility.Backward : Promise(result),
        };
        return Recording.Command(
            "check",
            "Shows what update would change, and exits with 1 if there is a change. Use it in CI.",
            (recording, parsed) =>
            {
                var output = parsed.InvocationConfiguration.Output;
                var isCurrent = IsCurrent(recording, output);
                return parsed.GetValue(promise) is { } chosen && Breaks(recording, chosen, output) ? Breaking : isCurrent ? 0 : OutOfDate;
            },
            promise);
    }

    private static Compatibility? Promise(System.CommandLine.Parsing.ArgumentResult result)
    {
        if (Enum.TryParse<Compatibility>(result.Tokens[0].Value, ignoreCase: true, out var promise) && promise != Compatibility.None)
            return promise;
        result.AddError($"'{result.Tokens[0].Value}' is not backward, forward or full.");
        return null;
    }

    private static bool IsCurrent(Recording recording, TextWriter output)
    {
        var (old, now) = (Lines(recording.Files.UnshippedText), Lines(recording.Unshipped.ToText()));
        if (old.SequenceEqual(now))
        {
            output.WriteLine($"{recording.Files.UnshippedPath}: up to date");
            return true;
        }

        output.WriteLine($"{recording.Files.UnshippedPath} does not match the assembly. Run: memformat schema update");
        foreach (var line in old.Except(now))
            output.WriteLine("- " + line);
        foreach (var line in now.Except(old))
            output.WriteLine("+ " + line);
        return false;
    }

    /// <summary>Shows the changes that break a promise, and says whether there are any.</summary>
    private static bool Breaks(Recording recording, Compatibility promise, TextWriter output)
    {
        var changes = RecordedChanges.Since(recording.Files, recording.Manifests.Own, promise);
        foreach (var change in changes)
            output.WriteLine($"{(change.Rule.IsError ? "error" : "warning")} {change.Rule.Id}: {change.Message}");
        return changes.Count > 0;
    }

    private static string[] Lines(string text) => text.Split('\n', StringSplitOptions.RemoveEmptyEntries);
}
