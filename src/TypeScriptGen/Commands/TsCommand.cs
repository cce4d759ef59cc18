using System.CommandLine;
using System.Text.RegularExpressions;
using MemFormat.Schema;
using MemFormat.Tools.Printing;

namespace MemFormat.Tools;

/// <summary><c>memformat ts App.dll -o folder</c>: TypeScript that reads and writes what the assembly's types write and read.</summary>
internal static partial class TsCommand
{
    public static Command Create()
    {
        var (assembly, references) = (Inputs.Assembly(), Inputs.References());
        var folder = new Option<DirectoryInfo>("--output", "-o") { Description = "The folder of the TypeScript files. Printed files that are not needed any more are removed from it.", Required = true };
        var check = new Option<bool>("--check") { Description = "Writes nothing, says what would change, and ends with 1 if that is anything." };
        var keepNames = new Option<bool>("--keep-names") { Description = "Properties have their C# names, not ones that begin with a small letter." };
        var ticks = new Option<bool>("--ticks") { Description = "Dates and spans of time are their ticks, without loss, not Date and milliseconds." };
        var suffix = new Option<string>("--import-suffix") { Description = "What files are imported with: .ts, .js, or nothing.", DefaultValueFactory = _ => ".ts" };
        var runtime = new Option<string?>("--runtime") { Description = "The package that the runtime is imported from, memformat for one. Otherwise it is printed, too." };
        runtime.Validators.Add(result =>
        {
            if (result.Tokens is [{ Value: var name }] && !PackageName().IsMatch(name))
                result.AddError($"'{name}' is not the name of a package.");
        });
        var list = new Option<FileInfo?>("--list") { Description = "Writes the paths of all printed files into this file, changed or not. For builds." };
        var command = new Command("ts", "Prints TypeScript types with functions that read and write payloads.") { assembly, folder, check, keepNames, ticks, suffix, runtime, list, references };
        command.SetAction(parsed =>
        {
            var manifests = Inputs.Load(parsed.GetRequiredValue(assembly), parsed.GetValue(references));
            var options = new TypeScriptOptions
            {
                KeepsNames = parsed.GetValue(keepNames),
                UsesTicks = parsed.GetValue(ticks),
                ImportSuffix = parsed.GetValue(suffix)!,
                Runtime = parsed.GetValue(runtime),
            };
            var files = Print(manifests, options, parsed.InvocationConfiguration.Error);
            var path = parsed.GetRequiredValue(folder).FullName;
            var result = Finish(files, path, parsed.GetValue(check), parsed.InvocationConfiguration.Output);
            if (parsed.GetValue(list) is { } listed)
                File.WriteAllLines(listed.FullName, files.Keys.Select(f => Path.Combine(path, f)));
            return result;
        });
        return command;
    }

    [GeneratedRegex(@"^(@[a-z0-9-~][a-z0-9-._~]*/)?[a-z0-9-~][a-z0-9-._~]*\z")]
    private static partial Regex PackageName();

    private static SortedDictionary<string, string> Print(LoadedManifests manifests, TypeScriptOptions options, TextWriter error)
    {
        var roots = new List<ManifestType>();
        foreach (var (name, type) in manifests.All.Roots.Concat(manifests.Own.Roots.Select(r => (r.Name, r.Type))))
        {
            try
            {
                ManifestComposer.Compose(manifests.All, type);
                roots.Add(type);
            }
            catch (CompositionException exception)
            {
                error.WriteLine($"warning: {name} is left out. {exception.Message}");
            }
        }

        try
        {
            return TypeScriptPrinter.Print(new TypeScriptModel(manifests.All, roots, options));
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
            output.WriteLine($"{path}: up to date");
            return 0;
        }

        foreach (var file in written)
            output.WriteLine(isCheck ? $"{file} would be written" : $"{file}: written");
        foreach (var file in removed)
            output.WriteLine(isCheck ? $"{file} would be removed" : $"{file}: removed");
        return isCheck ? 1 : 0;
    }
}
