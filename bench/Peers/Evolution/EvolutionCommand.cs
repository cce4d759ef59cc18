using System.CommandLine;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary><c>evolution</c>: writes and reads each change of a type with each serializer, and prints what becomes of it.</summary>
internal static class EvolutionCommand
{
    public static Command Create()
    {
        var output = new Option<string?>("--out") { Description = "The page to write, bench/results/changes.md" };
        var check = new Option<string?>("--check") { Description = "A page to compare with: fails where it says something else of MemFormat" };
        var show = new Option<string?>("--show") { Description = "Prints code and results of the changes whose title holds this text" };
        var with = new Option<string?>("--with") { Description = "Only configurations whose name holds this text" };
        var command = new Command("evolution", "Which changes of a type survive, in each serializer") { output, check, show, with };
        command.SetAction(parse =>
        {
            var title = parse.GetValue(show);
            var isCheck = parse.GetValue(check) is not null;
            var changes = Change.Parse(Resource("changes")).Where(c => c.Title.Contains(title ?? "", StringComparison.OrdinalIgnoreCase)).ToList();
            var forms = Configuration.Parse(Resource("serializers"))
                .Where(f => f.Name.Contains(parse.GetValue(with) ?? "", StringComparison.OrdinalIgnoreCase) && (f.IsOurs || !isCheck)).ToList();
            CellCompiler compiler = new();
            if (title is not null)
            {
                Show(changes, forms, compiler);
                return 0;
            }

            Result[][][] results = [.. changes.Select(change => Run(change, forms, compiler))];
            if (parse.GetValue(check) is { } known)
                return Check(File.ReadAllLines(known), changes, results);
            var page = EvolutionPage.Print(Resource("page"), changes, forms, results);
            Console.WriteLine(page);
            if (parse.GetValue(output) is { } path)
                File.WriteAllText(path, page);
            return 0;
        });
        return command;
    }

    private static Result[][] Run(Change change, List<Configuration> forms, CellCompiler compiler)
    {
        Console.Error.WriteLine(change.Title);
        return [.. forms.Select(form => CellRun.Of(change, form, compiler))];
    }

    private static void Show(List<Change> changes, List<Configuration> forms, CellCompiler compiler)
    {
        foreach (var (change, form) in changes.SelectMany(change => forms.Select(form => (change, form))))
        {
            Console.WriteLine($"// {change.Title}, {form.Name}");
            foreach (var (at, result) in CellRun.Of(change, form, compiler).Index())
                Console.WriteLine($"// {(at == 0 ? "old data, new program" : "new data, old program")}: {result.Outcome} {result.Detail}");
            foreach (var version in change.Versions)
                Console.WriteLine(Code(change, version, form, compiler));
        }
    }

    private static string Code(Change change, Version version, Configuration form, CellCompiler compiler)
    {
        try
        {
            return compiler.Print(change, version, form).First();
        }
        catch (NotSupportedException e)
        {
            return $"// {e.Message}";
        }
    }

    // The first columns of the table are ours.
    private static int Check(string[] page, List<Change> changes, Result[][][] results)
    {
        var rows = changes.Select((change, at) => EvolutionPage.Row(at, change, results[at]));
        var differ = rows.Where(row => !page.Any(line => line.StartsWith(row, StringComparison.Ordinal))).ToList();
        differ.ForEach(row => Console.Error.WriteLine($"The page does not say: {row}"));
        return differ.Count == 0 ? 0 : 1;
    }

    private static string Resource(string name)
    {
        using StreamReader reader = new(typeof(EvolutionCommand).Assembly.GetManifestResourceStream(name)!);
        return reader.ReadToEnd();
    }
}
