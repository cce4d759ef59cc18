using MemFormat.Tool.Inspecting;

namespace MemFormat.Tool.Commands;

/// <summary>The inputs of the commands for files with values.</summary>
internal static class DataInputs
{
    public static Argument<FileInfo> File() => new("file") { Description = "A payload, a stream of WriteManyAsync, or a file of MemFormat.Files." };

    public static Argument<FileInfo[]> Files() =>
        new("file") { Description = "Payloads, streams of WriteManyAsync, or files of MemFormat.Files.", Arity = ArgumentArity.OneOrMore };

    public static Option<FileInfo[]> Names() => new("--names", "-n")
    {
        Description = "The source of member names: an assembly, a recorded schema file, or a text file with a name per line. You can repeat it.",
    };

    public static Option<bool> Json() => new("--json") { Description = "Prints JSON, for scripts." };

    /// <summary>Opens a file, and closes it behind the command.</summary>
    public static T With<T>(ParseResult parsed, FileInfo file, Option<FileInfo[]> names, Func<DataFile, KnownNames, T> run)
    {
        var known = KnownNames.Read(parsed.GetValue(names) ?? []);
        using var data = DataFiles.Open(file.FullName, known);
        return run(data, known);
    }

    /// <summary>Says once why hashes are shown in the place of names, if there were any.</summary>
    public static void HintNames(ParseResult parsed, KnownNames names, bool isForScripts)
    {
        if (names.HasMissed && !isForScripts)
        {
            parsed.InvocationConfiguration.Error.WriteLine(
                "hint: the file holds hashes of names, not the names. Give the assembly with --names to see them.");
        }
    }

    /// <summary>A number in words, with its noun.</summary>
    public static string Count(long count, string noun) => string.Create(CultureInfo.InvariantCulture, $"{count:N0} {noun}{(count == 1 ? "" : "s")}");
}
