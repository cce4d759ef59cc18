using MemFormat.Schema.Composition;
using MemFormat.TypeScriptGen.Printing;

namespace MemFormat.Tool.Commands;

/// <summary><c>memformat ts App.dll -o folder</c>: TypeScript that reads and writes the assembly's payloads.</summary>
internal static class TsCommand
{
    public static Command Create()
    {
        var (assembly, references) = (Inputs.Assembly(), Inputs.References());
        var folder = new Option<DirectoryInfo>("--output", "-o")
        {
            Description = "The folder for the TypeScript files. Files printed earlier and no longer needed are removed.",
            Required = true,
        };
        var check = new Option<bool>("--check") { Description = "Shows what would change, without writing. The exit code is 1 if there is a change." };
        var mapping = new TypeScriptArguments();
        var list = new Option<FileInfo?>("--list") { Description = "Writes the paths of all printed files, changed or not, to this file, for builds." };
        var command = new Command(
            "ts", "Prints TypeScript types with functions that read and write payloads.") { assembly, folder, check, list, references };
        mapping.AddTo(command);
        command.SetAction(parsed =>
        {
            var source = parsed.GetRequiredValue(assembly);
            var manifests = Inputs.Load(source, parsed.GetValue(references));
            var files = ManifestFaults.Told(source.FullName, () => Print(manifests, mapping.Read(parsed), parsed.InvocationConfiguration.Error));
            var path = parsed.GetRequiredValue(folder).FullName;
            var result = Finish(files, path, parsed.GetValue(check), parsed.InvocationConfiguration.Output);
            if (parsed.GetValue(list) is { } listed)
                File.WriteAllLines(listed.FullName, files.Keys.Select(f => Path.Combine(path, f)));
            return result;
        });
        return command;
    }

    private static SortedDictionary<string, string> Print(LoadedManifests manifests, TypeScriptOptions options, TextWriter error)
    {
        var roots = new List<ManifestType>();
        var leftOut = new LeftOut(options.Exclude);
        foreach (var (name, type) in manifests.All.Roots.Concat(manifests.Own.Roots.Select(r => (r.Name, r.Type))).Where(r => !leftOut.Has(r.Type)))
        {
            try
            {
                ManifestComposer.Compose(manifests.All, type);
                roots.Add(type);
            }
            catch (CompositionException exception)
            {
                error.Print($"warning: {name} is left out. {exception.Message}");
            }
        }

        try
        {
            return TypeScriptPrinter.Print(new TypeScriptModel(manifests.All, roots, manifests.Recorded, options));
        }
        catch (PrintingException exception)
        {
            throw new ToolException(exception.Message, exception);
        }
    }

    private static int Finish(SortedDictionary<string, string> files, string path, bool isCheck, TextWriter output)
    {
        var folder = new OutputFolder(path);
        var (written, removed) = folder.Compare(files);
        if (!isCheck)
            folder.Write(files);
        if (written.Count + removed.Count == 0)
        {
            output.Print($"{path}: up to date");
            return 0;
        }

        foreach (var file in written)
            output.Print(isCheck ? $"{file} would be written" : $"{file}: written");
        foreach (var file in removed)
            output.Print(isCheck ? $"{file} would be removed" : $"{file}: removed");
        return isCheck ? 1 : 0;
    }
}
