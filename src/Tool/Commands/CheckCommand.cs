using MemFormat.Schema.Evolution;
using MemFormat.Tool.Recording;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat schema check App.dll</c>: whether an update would change anything, and whether a change breaks a promise.</summary>
internal static class CheckCommand
{
    private const int OutOfDate = 1, Breaking = 2;

    public static Command Create()
    {
        var promise = new Option<Promise?>("--breaking", "-b")
        {
            Description =
                "Also shows the changes that break shipped data (backward), shipped programs (forward) or both (full), and exits with 2 if there are any. With -transitive behind it, for all releases and not only the last.",
            Arity = ArgumentArity.ZeroOrOne,
            CustomParser = static result => result.Tokens.Count == 0 ? new Promise(Compatibility.Backward, false) : Parse(result),
        };
        var payloads = new Option<DirectoryInfo?>("--payloads", "-p")
        {
            Description = "A folder of payloads to check, in folders named after their roots. The exit code is 2 if the assembly cannot read one.",
        };
        return Recording.Command(
            "check",
            "Shows what update would change, and exits with 1 if there is a change. Use it in CI.",
            (recording, parsed) =>
            {
                var output = parsed.InvocationConfiguration.Output;
                var isCurrent = IsCurrent(recording, output);
                var breaks = parsed.GetValue(promise) is { } chosen && Breaks(recording, chosen, output);
                breaks |= parsed.GetValue(payloads) is { } folder && Refuses(recording, folder, output);
                return breaks ? Breaking : isCurrent ? 0 : OutOfDate;
            },
            promise,
            payloads);
    }

    private static Promise? Parse(System.CommandLine.Parsing.ArgumentResult result)
    {
        var text = result.Tokens[0].Value;
        if (Promise.Parse(text) is { Compatibility: not Compatibility.None } promise)
            return promise;
        result.AddError($"'{text}' is not backward, forward or full, alone or with -transitive behind it.");
        return null;
    }

    private static bool IsCurrent(Recording recording, TextWriter output)
    {
        var (old, now) = (Lines(recording.Files.UnshippedText), Lines(recording.Unshipped.ToText()));
        if (old.SequenceEqual(now))
        {
            output.Print($"{recording.Files.UnshippedPath}: up to date");
            return true;
        }

        output.Print($"{recording.Files.UnshippedPath} does not match the assembly. Run: memformat schema update");
        foreach (var line in old.Except(now))
            output.Print("- " + line);
        foreach (var line in now.Except(old))
            output.Print("+ " + line);
        return false;
    }

    /// <summary>Shows the changes that break a promise, and says whether there are any.</summary>
    private static bool Breaks(Recording recording, Promise promise, TextWriter output)
    {
        var changes = RecordedChanges.Since(recording.Files, recording.Manifests.Own, promise.Compatibility);
        foreach (var change in changes)
            output.Print($"{(change.Rule.IsError ? "error" : "warning")} {change.Rule.Id}: {change.Message}");
        var older = promise.IsTransitive ? Older(recording, promise.Compatibility) : [];
        older.ForEach(line => output.Print("error: " + line));
        return changes.Count + older.Count > 0;
    }

    private static List<string> Older(Recording recording, Compatibility promise)
    {
        var kept = new KeptData(recording.Files, recording.Built, recording.Manifests);
        return [.. (promise & Compatibility.Backward) != 0 ? kept.OfReleases(isForward: false) : [],
            .. (promise & Compatibility.Forward) != 0 ? kept.OfReleases(isForward: true) : []];
    }

    /// <summary>Shows the payloads that cannot be read, and says whether there are any.</summary>
    private static bool Refuses(Recording recording, DirectoryInfo folder, TextWriter output)
    {
        var refused = new KeptData(recording.Files, recording.Built, recording.Manifests).OfPayloads(folder, out var count).ToList();
        refused.ForEach(line => output.Print("error: " + line));
        output.Print($"{count} payloads, {refused.Count} errors");
        return refused.Count > 0;
    }

    private static string[] Lines(string text) => text.Split('\n', StringSplitOptions.RemoveEmptyEntries);
}
