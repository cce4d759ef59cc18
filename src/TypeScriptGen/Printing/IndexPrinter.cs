namespace MemFormat.Tools.Printing;

/// <summary>Prints <c>index.ts</c>: the exports for users, without those between files.</summary>
internal static class IndexPrinter
{
    public static string Print(TypeScriptModel model, IReadOnlyList<string> modules)
    {
        var code = new Printer();
        var taken = new HashSet<string>(StringComparer.Ordinal);
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

            // If two namespaces declare the same name, the second one's is exported under the name of its namespace.
            if (types.Concat(values).All(n => !taken.Contains(n)))
            {
                taken.UnionWith(types.Concat(values));
                if (values.Count > 0)
                    code.Line($"export {{ {string.Join(", ", values)} }} from './{module}{suffix}';");
                if (types.Count > 0)
                    code.Line($"export type {{ {string.Join(", ", types)} }} from './{module}{suffix}';");
            }
            else
            {
                var name = module.Replace('.', '_');
                while (!taken.Add(name))
                    name += "_";
                code.Line($"export * as {name} from './{module}{suffix}';");
            }
        }

        // Names of the user's types have precedence over the runtime's.
        var (reader, writer) = (model.Options.RuntimeFile("reader"), model.Options.RuntimeFile("writer"));
        var exports = string.Concat(
            Export("export", reader, "MemFormatError", "isNull"), Export("export type", reader, "Input", "MemFormatErrorCode", "Source"),
            Export("export", writer, "writeNull"), Export("export type", writer, "Payload"));
        return ModulePrinter.Header + "\n" + Version(model.Options.Runtime) + exports + code;

        IEnumerable<string> Functions(Root root) =>
            ["read" + root.Name, .. model.CanBeNull(root) ? Array.Empty<string>() : [$"read{root.Name}OrNull"], $"read{root.Name}Stream", .. model.LeftOut.CanWrite(root.Type) ? ["write" + root.Name] : Array.Empty<string>()];

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
