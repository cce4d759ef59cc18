using System.Reflection;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Prints the TypeScript of an assembly: a file for each namespace, an index, and the runtime.</summary>
internal static class TypeScriptPrinter
{
    private const string Ending = ".ts";

    private static readonly string[] s_runtime =
        [.. Assembly.GetExecutingAssembly().GetManifestResourceNames().Where(n => n.EndsWith(Ending, StringComparison.Ordinal))
            .Select(n => n[..^Ending.Length])];

    /// <summary>The files by their names, with slashes; lines end with a line feed.</summary>
    /// <exception cref="PrintingException">A type has no form in TypeScript.</exception>
    public static SortedDictionary<string, string> Print(TypeScriptModel model)
    {
        var modules = model.Types.Select(t => t.Module).Concat(model.Unions.Select(u => u.Module)).Concat(model.Roots.Select(r => r.Module))
            .Concat(model.Enums.Select(e => model.Module(e.Namespace))).Distinct().Order(StringComparer.Ordinal).ToList();
        var files = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (var module in modules)
        {
            foreach (var (name, text) in new ModulePrinter(model, module).Print())
                files.Add(name + Ending, text);
        }

        files.Add("index.ts", IndexPrinter.Print(model, modules));
        foreach (var name in model.Options.Runtime is null ? s_runtime.Where(IsUsable) : [])
            files.Add($"memformat/{name}.ts", Runtime(name).Replace(".ts';", model.Options.ImportSuffix + "';", StringComparison.Ordinal));
        return files;

        // Without Temporal, compilers refuse what names its types.
        bool IsUsable(string name) => !name.Contains(ScalarMapping.TemporalFile, StringComparison.Ordinal)
            || modules.Any(m => files[m + Ending].Contains($"'{model.Options.RuntimeFile(name)}'", StringComparison.Ordinal));
    }

    private static string Runtime(string name)
    {
        using var stream = Assembly.GetExecutingAssembly().GetManifestResourceStream($"{name}.ts")!;
        using var reader = new StreamReader(stream);
        return ModulePrinter.Header.Replace("prints this file from your C# types", "brings this file along", StringComparison.Ordinal) + "\n"
            + reader.ReadToEnd();
    }
}
