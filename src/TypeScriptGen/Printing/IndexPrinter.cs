namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Prints <c>index.ts</c>: the exports for users, without those between files.</summary>
internal static class IndexPrinter
{
    public static string Print(TypeScriptModel model, IReadOnlyList<string> modules)
    {
        var code = new Printer();
        var taken = new HashSet<string>(StringComparer.Ordinal);
        var moved = new List<string>();
        var suffix = model.Options.ImportSuffix;
        foreach (var module in modules)
        {
            var types = model.NamedTypes(module).Where(t => t.Manifest is not null).Select(t => t.Name)
                .Concat(model.NamedUnions(module).Select(u => u.Name)).Order(StringComparer.Ordinal).ToList();
            var values = model.Enums.Where(e => model.Module(e.Namespace) == module).Select(model.EnumName)
                .Concat(model.Roots.Where(r => r.Module == module).SelectMany(Functions))
                .Concat(model.NamedTypes(module).Where(t => t.Manifest is { IsAbstract: false }).Select(t => "create" + t.Name))
                .Concat(model.NamedTypes(module).Where(t => t.CaseName is not null && t.Manifest is not null).Select(t => "is" + t.Name))
                .Order(StringComparer.Ordinal).ToList();

            // A name that an earlier namespace has, too, is behind the name of its namespace.
            Line("export", values.Where(n => !taken.Contains(n)));
            Line("export type", types.Where(n => !taken.Contains(n)));
            var all = types.Concat(values).ToList();
            if (all.Any(taken.Contains))
                moved.Add(module);
            taken.UnionWith(all);

            void Line(string keyword, IEnumerable<string> names)
            {
                if (names.ToList() is { Count: > 0 } free)
                    code.Line($"{keyword} {{ {string.Join(", ", free)} }} from './{module}{suffix}';");
            }
        }

        foreach (var module in moved)
        {
            var name = module.Replace('.', '_');
            while (!taken.Add(name))
                name += "_";
            code.Line($"export * as {name} from './{module}{suffix}';");
        }

        // Names of the user's types have precedence over the runtime's.
        var (reader, writer) = (model.Options.RuntimeFile("reader"), model.Options.RuntimeFile("writer"));
        var exports = string.Concat(
            Export("export", reader, "MemFormatError", "isNull"),
            Export("export type", reader, "Input", "LaterInput", "MemFormatErrorCode", "Source"),
            Export("export", model.Options.RuntimeFile("decompression"), "setDecompressor", "setStreamDecompressor"),
            Export("export type", model.Options.RuntimeFile("decompression"), "Compression", "Decompressor", "StreamDecompressor"),
            Export("export", model.Options.RuntimeFile("json"), "toJson"), Export("export", writer, "writeNull"),
            Export("export type", writer, "Payload", "Values"));
        return ModulePrinter.Header + "\n" + Version(model.Options.Runtime) + exports + code;

        IEnumerable<string> Functions(Root root) =>
            ["read" + root.Name, .. model.CanBeNull(root) ? Array.Empty<string>() : [$"read{root.Name}OrNull"], $"read{root.Name}Async",
                $"read{root.Name}Stream", $"fetch{root.Name}",
                .. model.LeftOut.CanWrite(root.Type) ? [$"write{root.Name}", $"write{root.Name}Stream"] : Array.Empty<string>()];

        string Export(string keyword, string file, params string[] names) =>
            names.Where(taken.Add).ToList() is { Count: > 0 } free ? $"{keyword} {{ {string.Join(", ", free)} }} from '{file}';\n" : "";
    }

    /// <summary>A line that does not compile if the package has another version than the printed code.</summary>
    private static string Version(string? package)
    {
        if (package is null)
            return "";
        var version = typeof(IndexPrinter).Assembly.GetName().Version!.ToString(2);
        return $"import type {{ PrintedFor }} from '{package}';\n\n/** If this is an error: npm install {package}@{version} */\nexport type MemFormatVersion = PrintedFor<'{version}'>;\n\n";
    }
}
