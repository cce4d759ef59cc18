namespace MemFormat.Tool.Commands;

/// <summary>The inputs of several commands.</summary>
internal static class Inputs
{
    public static Argument<FileInfo> Assembly() =>
        new("assembly") { Description = "The assembly, built with MemFormatEmitSchema or MemFormatTypeScriptOutput." };

    public static Option<DirectoryInfo[]> References() => new("--reference", "-r")
    {
        Description = "A folder with referenced assemblies, searched after the folder of the assembly. You can repeat it.",
    };

    public static Option<DirectoryInfo?> Folder() => new("--output", "-o")
    {
        Description =
            "The folder of MemFormat.Shipped.txt and MemFormat.Unshipped.txt. By default, the nearest folder above the assembly with a project file.",
    };

    /// <summary>No file or folder has an empty name, in whatever argument or option of a command.</summary>
    public static void RefuseEmptyPaths(Command command)
    {
        foreach (var argument in command.Arguments.Where(a => IsPath(a.ValueType)))
            argument.Validators.Add(result => Refuse(result.Tokens, argument.Name, result.AddError));
        foreach (var option in command.Options.Where(o => IsPath(o.ValueType)))
            option.Validators.Add(result => Refuse(result.Tokens, option.Name, result.AddError));
        foreach (var inner in command.Subcommands)
            RefuseEmptyPaths(inner);
    }

    /// <summary>An option that takes a number of values, 0 or more.</summary>
    public static Option<int> Number(string name, string shortName, string description, int value)
    {
        var option = new Option<int>(name, shortName) { Description = description, DefaultValueFactory = _ => value };
        option.Validators.Add(result =>
        {
            if (result.Tokens is [{ Value: var text }] && int.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out var number)
                && number < 0)
            {
                result.AddError($"{name} is {text}, and cannot be less than 0.");
            }
        });
        return option;
    }

    private static bool IsPath(Type type) => typeof(FileSystemInfo).IsAssignableFrom(type.IsArray ? type.GetElementType() : type);

    private static void Refuse(IReadOnlyList<System.CommandLine.Parsing.Token> tokens, string name, Action<string> addError)
    {
        if (tokens.Any(t => string.IsNullOrWhiteSpace(t.Value)))
            addError($"{name} has an empty name. Give the path of a file.");
    }

    public static LoadedManifests Load(FileInfo assembly, DirectoryInfo[]? references) =>
        LoadedManifests.Load(assembly.FullName, (references ?? []).Select(r => r.FullName).ToList());
}
